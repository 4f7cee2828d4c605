import { describe, expect, it } from 'vitest';
import { type Destino, htmlAMarcado, textoAMarcado } from '@/domain/formatos/pegado/html-a-marcado';
import { leerHtml } from '@/ui/panel/comun/pegado/en-marcado';

const pegado = (html: string, destino?: Destino) => htmlAMarcado(leerHtml(html), destino);

const deWord = (marca: string, texto = 'Uno') =>
  `<p style='mso-list:l0 level1 lfo1'><span><span style='mso-list: Ignore'>${marca}</span></span>${texto}</p>`;

describe('los puntos y los números', () => {
  it.each([
    ['·', '- Uno'],
    ['1.', '1. Uno'],
    ['12.', '12. Uno'],
    ['(3)', '3. Uno'],
    ['a.', '1. Uno'],
    ['B)', '1. Uno'],
    ['(iv)', '1. Uno'],
    ['viii.', '1. Uno'],
    [' 2. ', '2. Uno'],
    ['no 3.', '- Uno'],
    ['romano i.', '- Uno'],
    ['§', '- Uno'],
    ['ab', '- Uno'],
    ['12-', '- Uno'],
  ])('de Word, la marca %j da %j', (marca, marcado) => {
    expect(pegado(deWord(marca))).toBe(marcado);
  });

  it.each([
    ["<p style='mso-list:none'>Uno</p>", 'Uno'],
    ["<p style='mso-list: skip'>Uno</p>", 'Uno'],
    ["<p style='mso-list:l0 level1'>Uno</p>", '- Uno'],
    ["<div style='mso-list:l0 level1'>Uno</div>", 'Uno'],
    ['<p>•Uno</p>', '- Uno'],
    ['<p>Uno • dos</p>', 'Uno • dos'],
    ['<p>• Uno<br>dos</p>', '• Uno\ndos'],
    ['<h2>• Uno</h2>', '## • Uno'],
    ['<ol start="4"><li>Uno<li>Dos</ol>', '4. Uno\n5. Dos'],
    ['<ol><p>suelto</p><li>Uno<li>Dos</ol>', 'suelto\n\n1. Uno\n2. Dos'],
    ['<li>Uno<li>Dos', '- Uno\n- Dos'],
    ['<ul><li>Uno<br>dos<li><p>Tres</p><p>cuatro</p></ul>', '- Uno dos\n- Tres cuatro'],
    ['<ul><li>Uno<ul><li>De uno</ul>sigue<li>Dos</ul>', '- Uno\n- De uno\n- sigue\n- Dos'],
    ['<ol><li>Uno<ul><li>De uno</ul><li>Dos</ol>', '1. Uno\n\n- De uno\n\n2. Dos'],
    ['<ul><li>Antes<table><tr><td>a<td>b</table>después</ul>', '- Antes\n\n| a | b |\n\n- después'],
    ['<div>Antes<table><tr><td>a<td>b</table></div>', 'Antes\n\n| a | b |'],
  ])('%j da %j', (html, marcado) => {
    expect(pegado(html)).toBe(marcado);
  });
});

describe('la negrita', () => {
  it.each([
    ['<p><span style="font-weight: bold">Uno</span></p>', '**Uno**'],
    ['<p><span style="FONT-WEIGHT:BOLDER">Uno</span></p>', '**Uno**'],
    ['<p><span style="color:red;font-weight:600">Uno</span></p>', '**Uno**'],
    ['<p><span style="color:red; font-weight:599">Uno</span></p>', 'Uno'],
    ['<p><span style="mso-bidi-font-weight:bold">Uno</span></p>', 'Uno'],
    ['<p><b><span style="font-weight:normal">Uno</span> dos</b></p>', 'Uno **dos**'],
    ['<p><blockquote>Uno</blockquote><sub>dos</sub></p>', 'Uno\n\ndos'],
    ['<p><b>Uno</b> <b>dos</b> tres</p>', '**Uno dos** tres'],
    ['<p><b> Uno </b>dos</p>', '**Uno** dos'],
    ['<p>Uno<b>   </b>dos   tres</p>', 'Uno dos tres'],
    ['<h1><b>Uno</b></h1>', '# Uno'],
    ['<p class="MsoTitle"><b>Uno</b></p>', '# Uno'],
    ['<p class="a MsoSubtitle">Uno</p>', '## Uno'],
    ['<p class="MsoTitleBajo">Uno</p>', 'Uno'],
    ['<h6>Uno</h6><h7>dos</h7>', '## Uno\n\ndos'],
    ['<p role="heading">Uno</p>', '# Uno'],
    ['<thead1>Uno</thead1>', 'Uno'],
    ['<h1>Uno</h1><h1>Dos</h1>', '# Uno\n\n# Dos'],
    ['<h1>Uno<br>dos</h1>', '# Uno dos'],
  ])('%j da %j', (html, marcado) => {
    expect(pegado(html)).toBe(marcado);
  });
});

describe('lo que no se ve', () => {
  it.each([
    ['<p>Uno<span style="display:none">x</span></p>', 'Uno'],
    ['<p>Uno<span style="mso-hide:all">x</span></p>', 'Uno'],
    ['<p>Uno<span style="mso-hide: all">x</span></p>', 'Uno'],
    ['<p>Uno<span style="display: block">x</span></p>', 'Unox'],
    ['<p>Uno<img>dos</p>', 'Unodos'],
    ['<p>Cora\u00adzón</p>', 'Corazón'],
    ['<p>Uno\u00a0\u00a0 dos\ttres</p>', 'Uno dos tres'],
    ['<table><tr><td>a<span style="display:none">x</span><td>b</table>', '| a | b |'],
  ])('%j da %j', (html, marcado) => {
    expect(pegado(html)).toBe(marcado);
  });
});

describe('los renglones', () => {
  it.each([
    ['<p>Uno\r\n dos\n\ntres</p>', 'Uno dos tres'],
    ['<pre>Uno\ndos</pre>', 'Uno\ndos'],
    ['<pre>Uno\r\ndos\rtres</pre>', 'Uno\ndos\ntres'],
    ['<div style="white-space:pre-line"><p>Uno\ndos</p></div>', 'Uno\ndos'],
    ['<div style="white-space: break-spaces">Uno\ndos</div>', 'Uno\ndos'],
    ['<div style="white-space:nowrap">Uno\ndos</div>', 'Uno dos'],
    ['<p>Uno<br><br>dos</p>', 'Uno\ndos'],
    ['<p>Uno</p>suelto<p>dos</p>', 'Uno\n\nsuelto\n\ndos'],
    ['<address>Uno</address><figure>dos</figure><center>tres</center>', 'Uno\n\ndos\n\ntres'],
    ['<article2>Uno</article2>dos', 'Unodos'],
  ])('%j da %j', (html, marcado) => {
    expect(pegado(html)).toBe(marcado);
  });
});

describe('las tablas', () => {
  const fila = (...celdas: string[]) => `<tr>${celdas.map((celda) => `<td>${celda}</td>`).join('')}</tr>`;
  it.each([
    [
      `<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody>${fila('1', '2')}</tbody><tfoot>${fila('3', '4')}</tfoot></table>`,
      '| A | B |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |',
    ],
    [
      `<table>${fila('<b>A</b>', '<p> <b>B</b> </p>')}${fila('1', '2')}</table>`,
      '| A | B |\n|---|---|\n| 1 | 2 |',
    ],
    [`<table>${fila('<b>A</b>', '')}${fila('1', '2')}</table>`, '| A |  |\n|---|---|\n| 1 | 2 |'],
    [`<table>${fila('<b>A</b>', 'B')}${fila('1', '2')}</table>`, '| **A** | B |\n| 1 | 2 |'],
    [`<table>${fila('<b>A</b> a', 'B')}${fila('1', '2')}</table>`, '| **A** a | B |\n| 1 | 2 |'],
    [`<table>${fila('', '')}${fila('1', '2')}</table>`, '| 1 | 2 |'],
    [`<table>${fila('<b>A</b>', '<b>B</b>')}</table>`, '| **A** | **B** |'],
    ['<table><tr><td colspan="3">a</td><td>b</td></tr></table>', '| a |  |  | b |'],
    [`<table>${fila('a<br>b', 'c<p>d</p><span>e</span>')}</table>`, '| a b | c d e |'],
    [`<table>${fila('a', `<table>${fila('b', 'c')}</table>`)}</table>`, '| a | b c |'],
    [`<table><caption>Nombre</caption>${fila('a', 'b')}</table>`, '| a | b |'],
    ['<table><tr><td>a</td><x>otra</x><td>b</td></tr></table>', '| a | b |'],
    ['<div><tr><td>a</td><td>b</td></tr></div>', 'a\n\nb'],
    ['<table><tr><td>Uno</td></tr><tr><td>Dos</td></tr></table>', 'Uno\n\nDos'],
  ])('%j da %j', (html, marcado) => {
    expect(pegado(html)).toBe(marcado);
  });

  it('en un texto llano son sus palabras', () => {
    expect(pegado(`<p>Uno</p><table>${fila('a', '', 'b')}</table><p>• Dos</p>`, 'LLANO')).toBe(
      'Uno\na · b\nDos',
    );
    expect(pegado('<h1>Uno</h1><h2>Dos</h2><p><b>Tres</b></p>', 'LLANO')).toBe('Uno\nDos\nTres');
  });
});

describe('un mensaje sin formato', () => {
  it.each([
    ['*Hola*', '**Hola**'],
    ['*a*', '**a**'],
    ['diga *ya*, (*sí*) ¿*no*? «*tal vez*»', 'diga **ya**, (**sí**) ¿**no**? «**tal vez**»'],
    ['uno*dos*', 'uno*dos*'],
    ['*uno*dos', '*uno*dos'],
    ['* uno*', '* uno*'],
    ['*uno\ndos*', '*uno\ndos*'],
    ['uno\r*dos*', 'uno\n**dos**'],
    ['  •  Uno', '- Uno'],
    ['Uno • dos', 'Uno • dos'],
    ['x• dos', 'x• dos'],
    ['•dos', '•dos'],
  ])('%j da %j', (texto, marcado) => {
    expect(textoAMarcado(texto)).toBe(marcado);
  });
});
