#!/usr/bin/env python3
"""Verifies the evidence log of a message ring (GET /api/v1/platform/ring/evidence), with the standard library of Python alone.

usage: verify_evidence.py FILE [FINGERPRINT...]

Each line is {"entry": "<text>", "hash": "<hex>"}. The hash covers the hash before it and the exact text of the entry; an entry holds both
halves of an exchange: what was signed (RFC 9421), the Ed25519 signature and the public key. With fingerprints, every key has to be one of
them: those that the operators published. Says what is wrong with the first bad line and ends with 1.
"""
import base64
import hashlib
import json
import sys

# Ed25519 (RFC 8032, section 6): verification in extended coordinates.
P = 2**255 - 19
Q = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
SQRT_M1 = pow(2, (P - 1) // 4, P)
SPKI = bytes.fromhex("302a300506032b6570032100")


def add(a, b):
    e, f = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    g, h = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    x, y, z, w = f - e, h - g, h + g, f + e
    return (x * y % P, z * w % P, y * z % P, x * w % P)


def multiply(n, point):
    result = (0, 1, 1, 0)
    while n > 0:
        if n & 1:
            result = add(result, point)
        point = add(point, point)
        n >>= 1
    return result


def equal(a, b):
    return (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0


def recover_x(y, sign):
    if y >= P:
        return None
    x2 = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    if x2 == 0:
        return None if sign else 0
    x = pow(x2, (P + 3) // 8, P)
    if (x * x - x2) % P != 0:
        x = x * SQRT_M1 % P
    if (x * x - x2) % P != 0:
        return None
    return P - x if (x & 1) != sign else x


def decompress(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & ((1 << 255) - 1)
    x = recover_x(y, sign)
    return None if x is None else (x, y, 1, x * y % P)


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE_X = recover_x(BASE_Y, 0)
BASE = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)


def is_signed(public, message, signature):
    if len(public) != 32 or len(signature) != 64:
        return False
    a, r = decompress(public), decompress(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= Q:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % Q
    return equal(multiply(s, BASE), add(r, multiply(h, a)))


def fault_of_half(name, half, trusted):
    der = base64.b64decode(half["public_key"])
    if der[:12] != SPKI or len(der) != 44:
        return name + ": the key is no Ed25519 key"
    if trusted and hashlib.sha256(der).hexdigest() not in trusted:
        return name + ": the key is none of the published ones"
    if not is_signed(der[12:], half["base"].encode(), base64.b64decode(half["signature"])):
        return name + ": the signature does not fit"
    return None


def covered(base, name):
    for line in base.split("\n"):
        if line.startswith('"%s": ' % name):
            return line[len(name) + 4 :]
    return None


def fault_of(line, former, seq, trusted):
    record = json.loads(line)
    text = record["entry"]
    if hashlib.sha256((former + "\n" + text).encode()).hexdigest() != record["hash"]:
        return "the hash does not follow from the line before", former
    entry = json.loads(text)
    if entry["seq"] != seq:
        return "a line is missing", former
    for half in ("request", "answer"):
        fault = fault_of_half(half, entry[half], trusted)
        if fault:
            return fault, former
    digest = base64.b64encode(hashlib.sha256(entry["request"]["base"].encode()).digest()).decode()
    if covered(entry["answer"]["base"], "ring-request-digest") != "sha-256=:%s:" % digest:
        return "the answer belongs to another request", former
    for half in ("request", "answer"):
        if covered(entry[half]["base"], "ring-id") != entry["message_id"]:
            return half + " is about another message", former
    return None, record["hash"]


def main():
    trusted = {one.replace(" ", "").lower() for one in sys.argv[2:]}
    former, seq = "0" * 64, 0
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            seq += 1
            try:
                fault, former = fault_of(line, former, seq, trusted)
            except (KeyError, TypeError, ValueError) as error:
                fault = "cannot be read: %s" % error
            if fault:
                print("line %d: %s" % (seq, fault))
                return 1
    print("%d lines, all signed by both sides and in order" % seq)
    return 0


if __name__ == "__main__":
    sys.exit(main())
