// cspell:disable
/** Words of those languages that say nothing about what is looked for. */
export const FOREIGN_STOP_WORDS: ReadonlySet<string> = new Set(
  'al aus aux avec bei beim com como comment con da das de del dem den der des die do du e ein eine einem einen el em en es est et fur ich il im in ist je kann la las le les lo los ma man mein meine meu mi mit mon na nach no nos o os para pas pour por qual qu que quel sans se si sin sur tra um uma un una une und van vom von wie y zu zum zur а в вы для до и из или как к ко мне мой на не о от по с со у что это'.split(
    ' ',
  ),
);
