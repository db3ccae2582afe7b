// cspell:disable
import {expect, test} from 'vitest';
import {translate} from './translate';

const words = [
  'create',
  'hook',
  'liquidity',
  'pool',
  'price',
  'sdk',
  'slippage',
  'swap',
  'v3',
  'v4',
];
const known = {counts: new Map(words.map((word) => [word, 1])), sorted: words};

test.each([
  ['Spanish', 'cómo crear un pool v3', 'how to create pool v3'],
  ['Portuguese', 'adicionar liquidez', 'add liquidity'],
  ['French', 'comment créer un pool v3', 'how to create pool v3'],
  ['German', 'Liquidität entfernen sdk', 'liquidity remove sdk'],
  ['Russian', 'как получить цену токена из пула', 'how to get price token pool'],
  ['Chinese', '如何部署 v4 hook', 'how to deploy v4 hook'],
  ['Chinese, of which only words of English are known', '如何在v4中看一个hook', 'how to v4 hook'],
  ['Japanese', '流動性の追加 v4', 'liquidity add v4'],
  ['Korean', '유동성을 제거', 'liquidity remove'],
  ['Korean, with its word for a way', '유동성 제거 방법', 'liquidity remove how to'],
  ['Turkish', 'havuz fiyatı', 'pool price'],
  ['Vietnamese', 'giá của pool', 'price pool'],
  ['Indonesian', 'cara membuat pool', 'how to create pool'],
  ['Italian', 'rimuovere liquidità', 'remove liquidity'],
  ['Polish', 'płynność', 'liquidity'],
  ['Ukrainian', 'додати ліквідність', 'add liquidity'],
  ['Arabic, with its article', 'إضافة السيولة', 'add liquidity'],
  ['Hindi', 'लिक्विडिटी कैसे जोड़ें', 'liquidity how to add'],
  ['German, with umlauts as two letters', 'Gebuehren einsammeln', 'fee claim collect'],
])('translates a query in %s', (_language, query, english) => {
  expect(translate(query, known)).toBe(english);
});

test.each(['how do I create a pool?', 'sqrtPriceX96', 'slipage tolerence', '0x128acb08', ''])(
  'leaves "%s" as it was',
  (query) => {
    expect(translate(query, known)).toBe(query);
  },
);

test.each([
  ['words of a phrase', 'thanh khoản', 'liquidity'],
  ['what a question asks', "cos'è un hook", 'what is hook'],
  ['characters of traditional Chinese', '價格區間', 'price range'],
  ['decomposed accents', 'cre\u0301er un pool', 'create pool'],
  ['scripts that follow each other without a space', '部署hook合约', 'deploy hook contract'],
  ['a particle at a name', 'sqrtPriceX96에서 가격', 'sqrtPriceX96 price'],
  ['words composed of others', 'Vertragsadressen', 'contract address'],
  ['words composed with English ones', 'Flashkredit', 'flash loan'],
  ['parts between hyphens', 'Pool-Preis', 'pool price'],
  ['words that begin an English one', 'preço do pool', 'price pool'],
  ['English words with other endings', 'swapear con liquidez', 'swap liquidity'],
  ['a verb in two parts', 'wie füge ich liquidität hinzu', 'how to add liquidity'],
  ['the same word once', 'perdre la perte', 'lose loss'],
])('translates %s', (_kind, query, english) => {
  const more = [...words, 'preconditions'];
  expect(translate(query, {...known, sorted: more})).toBe(english);
});

test.each([
  'enviroment',
  'verifying',
  'pool in the sdk',
  'LIQUIDITY_OFFSET',
  'MINIMUM_LIQUIDITY',
  'add it to them',
])('takes "%s" for no other language', (query) => {
  const counts = new Map([...known.counts, ['environment', 1]]);
  expect(translate(query, {...known, counts})).toBe(query);
});

test.each([
  ['what is read', 'Uniswap v2 terimleri sözlüğü', 'v2 terms glossary'],
  ['what is drawn', '恒定乘积曲线 交互图', 'constant product curve chart'],
  ['how numbers are rounded', '정수 연산 반올림', 'integer arithmetic rounding'],
  ['parts', 'retirer la moitié de la liquidité', 'withdraw half liquidity'],
  ['what something is worth', 'сколько стоит моя позиция', 'worth value position'],
  ['ways to do something', 'swap trong một giao dịch', 'swap one transaction'],
  ['who does it', 'користувач і відправник', 'user sender'],
  ['what may be hostile', 'hooks maliciosos', 'hook malicious'],
  ['who is told', 'Benachrichtigung der Position', 'notify position'],
])('has the words for %s', (_kind, query, english) => {
  expect(translate(query, known)).toBe(english);
});

test.each([
  ['a part of a preposition for a pair', '对应的价格', 'for price'],
  ['a link for a network', '兑换链接', 'swap link'],
  ['a pair for a cap', 'giá của cặp', 'price pair'],
  ['adding for a pronoun', 'khi thêm hook', 'add hook'],
  ['knowing for an amount', 'mengetahui pengirim', 'sender'],
  ['what works for a function', 'v1 funktioniert nicht', 'v1 works'],
  ['changes for a swap', 'cuando cambia la posición', 'change position'],
  ['a way for building', 'обернуть свой пул', 'wrap pool'],
])('does not take %s', (_kind, query, english) => {
  const counts = new Map([...known.counts, ['cap', 1], ['them', 1]]);
  expect(translate(query, {...known, counts})).toBe(english);
});

test('leaves out small words of another language beside English ones', () => {
  expect(translate('como swap com sdk', known)).toBe('how to swap sdk');
});

test('keeps names in a query of another language', () => {
  expect(translate('calcular el precio de sqrtPriceX96', known)).toBe(
    'calculate price sqrtPriceX96',
  );
});

test('takes the beginning of a known word for that word', () => {
  expect(translate('liquid', known)).toBe('liquid');
});
