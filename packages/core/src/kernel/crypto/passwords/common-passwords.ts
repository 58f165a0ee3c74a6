/**
 * Words and phrases that lead the published lists of breached passwords, and what people here choose just as readily.
 * They are stems: capital letters, look-alikes (0 for o) and a tail of digits or signs are seen through by the caller.
 */
const lists = {
  access: `
    password passwort passwd passw0rd pass passpass passme passcode passphrase passport mypassword mypass newpassword
    thepassword nopassword password1password yourpassword user username login logon signin access account admin administrator
    administrador root rootroot superuser sysadmin system manager operator guest default changeme changeit changethis changeme!
    letmein letmeinn letmein1 openup opensesame sesame secret secrets topsecret mysecret private security secure secured
    master masterkey keepout trustno trustnoone nothing whatever whatsup forgot forget forgetit remember test tests tester
    testing testtest testuser testpass temp temppass temporary example sample demo demodemo qwerty qwertyqwerty qwert azerty
    qwertz asdf asdfgh asdfasdf zxcv zxcvbn computer internet network server database oracle windows microsoft google
    facebook instagram youtube twitter whatsapp telegram gmail hotmail yahoo apple iphone android samsung nokia huawei
    xiaomi sony toshiba logitech packard presario pavilion compaq dell lenovo linux ubuntu debian cisco router wireless
    wifi hacker hackme hacked matrix phpbb foobar webmaster website support service services office company business
    employee welcome welcomeback welcomehome hello hellohello helloworld helpme please pleaseme thankyou goodbye enter
    install download upload update online offline desktop laptop keyboard monitor printer program programmer developer
    engineer engineering student teacher school college university library science physics history english language
    `,
  feeling: `
    love lovely lover lovers loveme lovelove loveyou iloveyou iloveu iloveme ilovegod ilovemom ilovejesus loveforever
    truelove mylove mylife myself mybaby babygirl babyboy babydoll baby babe sweet sweetie sweetheart sweetpea sweety honey
    honeybee darling angel angels angelface princess prince queen king kings kingdom beautiful beauty gorgeous pretty
    happy happiness happyday smile smiley sunshine sunny sunset sunrise sunflower rainbow butterfly flower flowers
    blossom rose rosebud roses lily daisy violet jasmine friend friends friendship bestfriend forever forever1 always
    together family mother father mommy daddy mama papa brother sister grandma children wedding birthday christmas
    holiday vacation summer summertime winter wintertime spring springtime autumn freedom free liberty peace hope faith
    believe blessed blessing heaven jesus jesuschrist christ christian godisgood godislove trinity serenity destiny
    fantasy dream dreams dreamer dreaming magic magical wonder wonderful awesome amazing perfect special precious
    forgiven forgive passion desire pleasure lucky luckyone lucky7 fortune success winner winning victory champion
    champions legend legendary hero heroes number1 numberone thebest thebeast theking theone theman imcool cool coolness
    crazy crazyman insane madness mad maniac psycho chaos trouble danger dangerous darkness darkside dark shadow
    shadows midnight moonlight moon starlight stardust stars star superstar rockstar single singer music musicman melody
    guitar piano drummer drums dancer dancing party fun funny funtime laughing lonely alone nobody somebody anything
    everything something whoknows whatthe whocares noway stupid idiot loser looser sucker monster evil devil hellfire
    `,
  creature: `
    dragon dragons dragonfly dragonball monkey monkeys tiger tigers tigger lion lions lionking panther panthers cheetah
    leopard jaguar cougar wildcat wildcats bobcat kitty kitten kittycat hellokitty cat cats blackcat puppy puppies doggy
    doggie dogs bulldog bulldogs pitbull beagle poodle wolf wolves wolfman wolfpack lonewolf coyote bear bears teddybear
    poohbear grizzly panda koala rabbit bunny bunnies hamster mouse mickey mickeymouse minnie squirrel beaver badger
    horse horses stallion mustang pony unicorn pegasus bronco broncos cowboy cowboys buffalo elephant giraffe camel
    donkey goat sheep chicken rooster duck ducks penguin eagle eagles falcon falcons hawk hawkeye raven ravens phoenix
    parrot cardinal bluebird birdie spider spiders scorpion scorpio cobra snake snakes python viper lizard turtle frog
    froggy shark sharks dolphin dolphins whale salmon goldfish catfish bumblebee ladybug vampire zombie werewolf ghost
    phantom wizard warlock witch witches ninja samurai knight knights warrior warriors gladiator spartan spartans viking
    vikings pirate pirates soldier marine marines trooper ranger rangers hunter hunting sniper assassin predator killer
    godzilla dinosaur raptor goblin hobbit gandalf aragorn legolas frodo merlin excalibur lucifer archangel
    `,
  play: `
    football football1 baseball basketball softball volleyball handball soccer hockey tennis golf golfer golfing lacrosse
    rugby cricket boxing karate wrestling swimming sailing surfing surfer skate skater skateboard skiing snowboard fishing
    fisherman bowling running runner cycling racing racer racecar marathon olympic athlete player players playboy gamer
    gaming games gameover playstation xbox xbox360 nintendo pokemon pikachu charizard minecraft fortnite roblox warcraft
    starcraft diablo counterstrike callofduty halo zelda mario sonic tetris pacman naruto sasuke goku vegeta dragonballz
    onepiece starwars startrek stargate skywalker lukeskywalker darthvader vader yoda jedi anakin hansolo bobafett superman
    batman spiderman ironman wolverine hulk thehulk avatar avengers joker catwoman wonderwoman xmen harrypotter hogwarts
    potter gryffindor dumbledore hermione simpsons homer bartman garfield snoopy scooby scoobydoo tweety bugsbunny
    spongebob barbie barney winnie piglet shrek titanic terminator gladiator rocky rambo bond007 jamesbond topgun matrix
    neo morpheus godfather scarface casino poker blackjack jackpot metallica nirvana slipknot linkinpark greenday
    blink182 eminem tupac 2pac fiftycent beatles beatles1 rollingstones pinkfloyd zeppelin ledzeppelin acdc ironmaiden
    megadeth slayer pantera hendrix elvis elvispresley madonna britney shakira rihanna beyonce justinbieber bieber
    onedirection michaeljackson marley bobmarley reggae hiphop techno rocknroll rock heavymetal arsenal chelsea liverpool
    manchester manutd manunited everton tottenham westham newcastle barcelona realmadrid juventus milan inter bayern
    celtic ajax lakers bulls celtics knicks spurs yankees redsox dodgers giants braves cubs mets steelers packers
    raiders redskins patriots dallas broncos dolphins jets saints buckeyes longhorn longhorns ronaldo messi neymar
    beckham jordan kobe lebron michaeljordan jordan23 nascar earnhardt ferrari porsche mercedes corvette camaro
    mustanggt chevrolet chevy toyota honda nissan subaru mitsubishi mazda suzuki yamaha kawasaki harley harleydavidson
    ducati bmw audi volkswagen jetta lamborghini bugatti maserati cadillac pontiac firebird transam viper cherokee
    wrangler jeep landrover hummer ford falcon skyline silvia trucker trucks truck bigtruck motorola airplane airborne
    airforce boeing pilot flying flight rocket spitfire apollo voyager discovery explorer enterprise galaxy universe
    saturn jupiter mercury neptune pluto venus eclipse infinity genesis nemesis
    `,
  thing: `
    money moneymoney cash dollar dollars million millionaire billion gold golden silver platinum diamond diamonds crystal
    emerald sapphire ruby pearl copper iron steel metal metallic stone stones fire fireball fireman firefly flame burn
    water waters ocean river mountain mountains forest jungle desert island beach paradise thunder lightning storm stormy
    tornado hurricane blizzard snow snowball snowman snowflake ice iceman icecream chocolate cookie cookies candy sugar
    cupcake cheese cheesecake butter peanut peanuts popcorn pizza burger hamburger hotdog chicken bacon sausage banana
    bananas apples orange oranges cherry strawberry blueberry peaches peach lemon coconut pineapple watermelon pumpkin
    tomato potato pepper ginger garlic coffee tea beer whiskey vodka tequila guinness heineken budweiser marlboro cocacola
    pepsi drpepper sprite snickers kitkat nutella black blackie white whitey blue bluesky bluemoon green yellow purple
    pink pinky red redred brown hammer knife sword shotgun bullet trigger gunner bomber tank hammertime power powers
    powerful energy electric electron electronic atomic nuclear turbo nitro speed speedy express lightspeed machine
    robot cyborg android digital analog binary alpha omega delta gamma sigma extreme ultimate ultra super superb supreme
    mega maximum maximus minimum absolute infinite random chance simple classic vintage modern future century eternity
    eternal titan titans hercules zeus apollo athena poseidon achilles olympus pyramid egypt pharaoh cleopatra babylon
    window windows door castle tower bridge street house home garden village city country world global planet earth
    camera picture photo photos video movie movies cinema television radio telephone mobile chicago boston newyork
    brooklyn london londoner paris berlin madrid roma tokyo sydney moscow dallas texas florida california colorado arizona
    alabama georgia virginia montana michigan carolina alaska hawaii canada mexico brazil brasil argentina colombia chile
    america american usa england scotland ireland irish france french germany deutschland espana spain italia italy
    russia china japan korea india pakistan thailand vietnam turkey galatasaray fenerbahce besiktas poland polska
    australia africa nigeria kenya europe asia indian maverick captain colonel general major sergeant doctor nurse police
    lawyer president boss bigboss bigboy bigdog bigdaddy bigman bigmac littleman littleone shorty fatboy badboy badboys
    badgirl goodboy goodgirl cowgirl playgirl playgirl1 supergirl superboy gangster gangsta thuglife westside eastside
    southside northside outlaw rebel renegade savage wicked stealth blaster buster bubba bubbles booboo boomer
    sparky smokey pookie peekaboo pickle muffin cuddles snuggles fluffy scooter skippy spanky spunky stinky chubby
    `,
  person: `
    michael michelle jennifer jessica daniel danielle matthew anthony andrew joshua christopher christine christina
    christian nicholas nicole samantha amanda ashley stephanie elizabeth victoria alexander alexandra alexandre alexis
    benjamin jonathan jordan taylor thomas william williams robert roberto richard charles charlie charlotte patrick
    patricia joseph jackson johnson johnny james jamesbond jason justin kevin brian brandon brittany heather melissa
    rebecca rachel kimberly vanessa veronica natasha natalie nathan nathalie samuel sandra sabrina sebastian sophie sophia
    steven stephen spencer stanley stewart sunita timothy tiffany tyler travis trevor vincent virginia walter wesley
    whitney xavier zachary maria mariana marina martin martina margaret marie marcus mario maxwell melanie mercedes miranda
    mitchell mohammed muhammad mohamed monica morgan murphy oliver olivia pamela peter philip phillip princess1 raymond
    roberta rodrigo ronald russell ryan arthur angela angelina anderson andrea andreas antonio armando barbara bernard
    bradley cameron campbell carlos carmen caroline carolina catherine katherine kathleen chandler chelsea claudia courtney
    crystal cynthia david deborah denise dennis diana dominic donald douglas edward eduardo elaine emily emmanuel enrique
    eric estrella fernando francis francisco francesco frank franklin freddy frederic gabriel gabriela gabrielle george
    gerald gloria gordon graham gregory guillermo hannah harold harrison harry henry howard isabella isabelle jacqueline
    jeffrey jeremy jesus1 joanna juliana julian julie karina katrina kenneth lauren lawrence leonardo leonard lindsay
    lindsey louise lorenzo madison manuel marshall mauricio nelson nicolas norman pascal rafael ricardo rosemary salvador
    santiago sergio sharon shannon shirley simone susan teresa theresa valentina valentin valentine valerie vladimir
    sergey dmitry andrey alexey natalia svetlana tatiana olga irina ekaterina anastasia ivan ivanov maksim nastya kristina
    marseille bonjour motdepasse doudou soleil coucou camille loulou chouchou nicolas1 contrasena contrasenya tequiero
    teamo teamo1 bonita estrella1 corazon mariposa princesa hermosa amor amores amistad alejandro alejandra hola holahola
    senha minhasenha brasil1 flamengo corinthians palmeiras schatz hallo hallohallo sommer winter1 fussball geheim parol
    parola privet lubov lyubov natasha1 zvezda spartak zenit woaini woaini1314 wodemima mima aini baobei
    `,
  plain: `
    january february march april june july august september october november december monday tuesday wednesday thursday
    friday saturday sunday today tomorrow yesterday thirteen hardcore creative swordfish einstein drowssap maryjane
    semperfi budlight pearljam rolltide chevelle loverboy cheyenne sterling freepass billybob stingray tarheels darkstar
    defender atlantis software hardware veronika wordpass devildog montreal wolfgang hotstuff shamrock savannah goldberg
    cristina hamilton aardvark cavalier napoleon highland sherlock consumer overlord sundance geronimo portugal superfly
    florence concrete trombone kingkong mongoose personal immortal giovanni morrison hollywood clifford hongkong lollipop
    cooldude columbia robinson makaveli standard punkrock infantry waterloo seinfeld twilight vanhalen intrepid punisher
    showtime skittles hannibal panasonic sandiego lasvegas portland penelope blackdog playtime dingdong mushroom crusader
    stranger guardian slapshot angelica scarlett rammstein munchkin goodluck blackman katerina discover lonestar meridian
    lowrider halflife catalina kangaroo socrates thompson formula national ragnarok oblivion magnolia director richmond
    blueeyes imperial grateful peterpan kingston freckles margarita research rootbeer justdoit goodtime brucelee redalert
    aquarius porkchop shopping fletcher hastings amsterdam spectrum atlantic beatrice labrador southern northern candyman
    commando monopoly romashka jeremiah doberman godsmack viktoria valhalla starfish clarence sailboat frontier kentucky
    nebraska maryland oklahoma dannyboy ihateyou vkontakte golfball handsome brothers lancelot keystone flamingo designer
    kamikaze warhammer meatball columbus sentinel military function lifetime theodore bigmoney terminal wildfire vladislav
    maradona rightnow treasure japanese anaconda sherwood positive hardrock applepie hedgehog starship cinnamon backdoor
    alliance mechanic pingpong rasputin majestic railroad passwords chemical umbrella underdog broadway bullseye translator
    magicman mamapapa getmoney undertaker downtown moneyman canadian sneakers titanium solution intruder sunnyday
    motherlode babyblue starfire lokomotiv idontknow original zerocool paintball attitude southpark monalisa barefoot
    traveler casanova andromeda valencia triangle resident overkill spaceman runescape recovery megatron illusion medicine
    tinkerbell mortgage bookworm talisman babyface alphabet valkyrie sullivan property stanford sinister friendly checkers
    ghostrider blackout lipstick mandarin kleopatra illinois flexible graphics deadpool shepherd hopeless strength
    vampires millions universal register nightmare istanbul babylove criminal eldorado soulmate paranoid microphone
    coldbeer missouri justforfun washington heritage fountain creature insomnia darklord magician sandwich magazine
    reckless pharmacy abnormal classics doomsday dynamite moonbeam insanity fullmoon creation robotics mobydick reddevil
    nevermind woodland faithful vanguard aviation firewall evolution holidays abrakadabra radiohead alessandro training
    monsters chipmunk lovelife festival roadster survivor lemonade solitude wanderer underground paradigm champagne
    adventure revolution technology computing motorcycle motherfather boyfriend girlfriend husband bestfriends
    mother1 jessica1 loveyou2 loveyouforever iloveyousomuch iloveyoubaby ihateu imthebest number12 whoareyou howareyou
    iamgod iamtheking iamthebest nevergiveup carpediem hakunamatata abracadabra supercalifragilistic
    trustme trustgod onelove onlyyou onlyme justme mememe meandyou youandme elephants strawberries raspberry mandarine
    `,
  russian: `
    пароль новыйпароль мойпароль простопароль пароли александр александра анастасия наташа наталья катерина екатерина
    кристина светлана никита максим максимка владимир владислав валентина маргарита дмитрий настенька ангелина апельсин
    крокодил скорпион королева красотка принцесса локомотив елизавета вероника виктория виктор сергей алексей андрей
    евгений елена ирина татьяна ольга марина юлия мария михаил николай иван иванов петров станислав ярослав руслан
    солнце зайчик зайка котенок кошка собака любимый люблю ялюблютебя любовьмоя мамапапа мама папа семья друзья счастье
    москва питер россия украина спартак зенит динамо компьютер интернет телефон привет приветпривет здравствуй квартира
    машина лошадь медведь волк тигр дракон рыбалка футбол хоккей звезда звездочка радуга цветок роза сашка маша даша
    полина карина диана алина арина милана ксения ксюша антон артем артур денис игорь роман кирилл
    `,
  here: `
    mongol mongols mongolia mongolian mongoluls mongolulus mongolchuud ulaanbaatar ulanbator ulaanbaatar1 chinggis
    chingis chinggiskhaan chingiskhan genghis genghiskhan khubilai khubilaikhan ogedei tuluikhan baatar sukhbaatar
    sukhbaatar1 bayar bayarlalaa batbayar bold boldbaatar ganbaatar ganbold ganzorig enkhbayar enkhtuya enkhjargal
    erdene baterdene munkh munkhbat munkhtuya otgonbayar tserendorj dorj narantuya naran saran sarantuya tuya tsetseg
    altantsetseg oyun oyunchimeg solongo bolormaa khulan temuulen temujin tamir anu nomin telmen tengis tenger
    tengri khangai gobi govi altai khuvsgul khovsgol selenge orkhon darkhan erdenet dornod khentii arkhangai zavkhan
    tugrug togrog naadam tsagaansar tsagaan ulaan khukh khar altan alt mungu mori moriton chono nokhoi bars arslan bugd
    sainbainauu sainbaina sainuu bayartai hairtai hairtaishuu bichamdhairtai hair bihair nuutsug nuutsuug nuuts nuutsgui
    tamga tamgatamga delgets minii miniinuuts miniinuutsug miniih eejaav eej aav ger gerbul airag khuushuur buuz
    morinkhuur khaan khan bokh bukh mgl mglmgl ubcity mongolbank khanbank golomt unitel mobicom skytel gmobile ikhzasag
    монгол монголулс монголчууд улаанбаатар чингис чингисхаан хубилай баатар сүхбаатар баярлалаа баяр батбаяр болд
    ганбаатар ганболд энхбаяр энхтуяа эрдэнэ батэрдэнэ мөнх отгонбаяр дорж наран саран туяа цэцэг алтанцэцэг оюун
    солонго болормаа хулан тэмүүжин тэмүүлэн номин тэнгис тэнгэр хангай говь алтай хөвсгөл сэлэнгэ дархан эрдэнэт төгрөг
    наадам цагаансар улаан хөх алтан мөнгө морь чоно арслан сайнбайнауу сайнуу баяртай хайртай хайртайшүү бичамдхайртай
    хайр нууцүг нууц нууцгүй миний миниинууц ээж аав ээжаав гэр гэрбүл хаан хан бөх тамга пароль привет любовь любимая
    солнышко наташа россия москва спартак йцукен админ
    `,
}

const stems = Object.values(lists).flatMap(list => list.trim().split(/\s+/))

/** Old systems cut passwords at eight characters, so the lists are full of words without their ends. */
const cutAt = 8

export const commonStems: ReadonlySet<string> = new Set([
  ...stems,
  ...stems.map(stem => stem.slice(0, cutAt)),
])
