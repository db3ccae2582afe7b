// cspell:disable
/** Words of other languages that ask how to do something. */
export const FOREIGN_HOW: ReadonlySet<string> = new Set(
  'cara come comment como jak nasil wie как як'.split(' '),
);

/** Words of those languages that say nothing about what is looked for. */
export const FOREIGN_STOP_WORDS: ReadonlySet<string> = new Set(
  'al als aus aux avec bagaimana bei beim bir bu cach cara che cho com come comment como con cos cua da dalam dan dans dari das de degli dei del della delle dem den der des di die dla do du e ein eine einem einen einer eines el em en entre es est est-ce et fazer fur giua gli hacer ich icin il ile im in ist jak je jest kann ke la las le les lo los ma man mein meine meu mi mich mit mon mot na nach nasil nel nella nie no non nos o os pada para pas per po por pour puedo qu qual que quel sans se si sie sin sono sur tra trong tu um uma un una und une untuk va van ve vom von w werden wie wir wird y yang z zu zum zur zwischen а в вы від для до з и из или й к как ко мені мне мой на не о от по с со та у це чи что що это як є'.split(
    ' ',
  ),
);
