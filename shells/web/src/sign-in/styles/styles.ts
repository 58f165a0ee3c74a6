// Only what these pages draw: the full style sheet of the library is twice the size of everything here.
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/Input.layer.css'
