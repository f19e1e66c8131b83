/** The most guessed passwords in lowercase, without those too short to be accepted. */
const COMMON_PASSWORDS = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 654321 7654321 87654321
  000000 00000000 111111 11111111 112233 121212 123123 123123123 123321 131313 159753 222222 232323 333333 444444
  555555 666666 696969 777777 7777777 888888 88888888 999999 102030 147258 147258369 789456123 123654 101010
  123abc abc123 abcd1234 a12345 a123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx qazwsx 123qwe
  qwe123 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm 1234qwer azerty
  aaaaaa abcdef abcdefg abcdefgh password password1 password12 password123 password! passw0rd p@ssword p@ssw0rd
  pass123 pass1234 admin1 admin123 administrator letmein letmein1 welcome welcome1 welcome123 login123 secret
  secret1 changeme default trustno1 iloveyou iloveyou1 baseball baseball1 softball football football1 basketball
  dragon master monkey shadow sunshine princess superman batman michael jordan jordan23 charlie daniel jessica
  ashley thomas hunter hunter2 killer soccer hockey ranger buster tigger freedom whatever computer internet
  starwars pokemon mustang corvette summer flower cookie cheese pepper ginger samsung google glove1 gloves
  yankees redsox`.split(/\s+/),
);

/** Whether a password is among the most guessed ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.trim().toLowerCase());
}
