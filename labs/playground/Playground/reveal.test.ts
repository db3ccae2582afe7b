// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {reveal} from './reveal';

test('selects the tab of each hidden panel around an element, and opens what is folded', () => {
  document.body.innerHTML = `
    <details><summary>More</summary>
      <div class="tabs-container">
        <ul role="tablist"><li role="tab">viem</li><li role="tab">ethers</li></ul>
        <div><div role="tabpanel"></div><div role="tabpanel" hidden><p></p></div></div>
      </div>
    </details>`;
  const pressed: string[] = [];
  document.addEventListener('click', ({target}) => {
    pressed.push((target as Element).textContent ?? '');
  });
  const element = document.querySelector('p') ?? expect.fail('no element');
  reveal(element);
  expect(pressed).toEqual(['More', 'ethers']);
});
