import { describe, expect, it } from 'vitest';
import { analizarMarcado } from '@/domain/formatos/marcado';
import * as pegado from '@/domain/formatos/pegado/html-a-marcado';
import { leerHtml } from '@/ui/panel/comun/pegado/en-marcado';

const { textoAMarcado } = pegado;
const htmlAMarcado = (html: string, destino?: pegado.Destino) => pegado.htmlAMarcado(leerHtml(html), destino);

/** As Word puts it in the clipboard: its own namespaces, its styles, and what it hides from others in comments. */
const deWord = (cuerpo: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=ES-CO style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->${cuerpo}<!--EndFragment--></body></html>`;

const ITEM_DE_WORD = (clase: string, marca: string, texto: string) =>
  `<p class=${clase} style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marca}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${texto}<o:p></o:p></p>`;

describe('de Word', () => {
  it('conserva títulos, párrafos y la negrita, y une los renglones que Word parte', () => {
    const html = deWord(`<h1>ACUERDO DE PAGO<o:p></o:p></h1>

<p class=MsoNormal><span lang=ES>Entre la <b>Fundación
Casa de la Montaña</b>, <b style='mso-bidi-font-weight:normal'>NIT </b><b>900.123</b> y&nbsp;el acudiente.<o:p></o:p></span></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<h2><span style='color:#2F5496'>Lo que se paga</span></h2>

<p class=MsoNormal>Cada mes.<br>
Sin recargos.</p>`);
    expect(htmlAMarcado(html)).toBe(
      [
        '# ACUERDO DE PAGO',
        'Entre la **Fundación Casa de la Montaña**, **NIT 900.123** y el acudiente.',
        '## Lo que se paga',
        'Cada mes.\nSin recargos.',
      ].join('\n\n'),
    );
  });

  it('hace listas de sus párrafos de lista, con viñetas o con números', () => {
    const html = deWord(
      [
        '<p class=MsoNormal>Trae:</p>',
        ITEM_DE_WORD('MsoListParagraphCxSpFirst', '·', 'Cédula'),
        ITEM_DE_WORD('MsoListParagraphCxSpMiddle', '·', 'Carné de <b>EPS</b>'),
        ITEM_DE_WORD('MsoListParagraphCxSpLast', 'o', 'Ropa'),
        '<p class=MsoNormal>Y se compromete a:</p>',
        ITEM_DE_WORD('MsoListParagraphCxSpFirst', '1.', 'Cumplir'),
        ITEM_DE_WORD('MsoListParagraphCxSpLast', '2)', 'Avisar'),
      ].join('\n\n'),
    );
    const marcado = htmlAMarcado(html);
    expect(marcado).toBe(
      'Trae:\n\n- Cédula\n- Carné de **EPS**\n- Ropa\n\nY se compromete a:\n\n1. Cumplir\n2. Avisar',
    );
    expect(analizarMarcado(marcado).map(({ tipo }) => tipo)).toEqual([
      'parrafo',
      'lista',
      'parrafo',
      'lista',
    ]);
  });

  it('hace la tabla, con su encabezado en negrita, y nada de lo que parte una celda', () => {
    const html =
      deWord(`<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;border:none'>
 <tr><td width=200 style='padding:0cm'><p class=MsoNormal align=center><b>Concepto<o:p></o:p></b></p></td>
  <td width=200><p class=MsoNormal><b>Valor | mes<o:p></o:p></b></p></td></tr>
 <tr><td><p class=MsoNormal>Mensualidad<o:p></o:p></p></td>
  <td><p class=MsoNormal>$ 850.000</p><p class=MsoNormal><b>sin IVA</b></p></td></tr>
 <tr><td colspan=2><p class=MsoNormal>Total<o:p></o:p></p></td></tr>
</table><p class=MsoNormal>Firman.</p>`);
    const marcado = htmlAMarcado(html);
    expect(marcado).toBe(
      '| Concepto | Valor / mes |\n|---|---|\n| Mensualidad | $ 850.000 **sin IVA** |\n| Total |  |\n\nFirman.',
    );
    expect(analizarMarcado(marcado)[0]).toMatchObject({ tipo: 'tabla', conEncabezado: true });
  });

  it('una tabla sin encabezado no lo inventa, y una de una sola celda es su texto', () => {
    expect(htmlAMarcado('<table><tr><td>a</td><td>b</td></tr><tr><td></td><td> </td></tr></table>')).toBe(
      '| a | b |',
    );
    expect(htmlAMarcado('<table><tr><td><p>Uno</p><p><b>Dos</b></p></td></tr></table>')).toBe(
      'Uno\n\n**Dos**',
    );
  });

  it('en el navegador da a cada punto su propia lista', () => {
    const punto = (texto: string) =>
      `<div class="ListContainerWrapper"><ul role="list"><li role="listitem"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${texto}</span></span><span class="EOP">&nbsp;</span></p></li></ul></div>`;
    const numero = (n: number, texto: string) =>
      `<div class="ListContainerWrapper"><ol role="list" start="${n}"><li><p>${texto}</p></li></ol></div>`;
    const titulo =
      '<div class="OutlineElement"><p role="heading" aria-level="2"><span>Acuerdos</span></p></div>';
    expect(htmlAMarcado(titulo + punto('Uno') + punto('Dos') + numero(1, 'A') + numero(2, 'B'))).toBe(
      '## Acuerdos\n\n- Uno\n- Dos\n\n1. A\n2. B',
    );
  });
});

describe('de Google Docs', () => {
  const deDocs = (cuerpo: string) =>
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f">${cuerpo}</b><br class="Apple-interchange-newline">`;
  const tramo = (texto: string, peso: number) =>
    `<span style="font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:${peso};font-style:normal;white-space:pre;white-space:pre-wrap;">${texto}</span>`;

  it('su negrita es un estilo, y la etiqueta que lo envuelve todo no lo es', () => {
    const html = deDocs(
      `<h1 dir="ltr">${tramo('Permiso', 400)}</h1><p dir="ltr">${tramo('Vuelve el ', 400)}${tramo('domingo', 700)}${tramo('.', 400)}</p><br><p dir="ltr">${tramo('Otro', 400)}</p>`,
    );
    expect(htmlAMarcado(html)).toBe('# Permiso\n\nVuelve el **domingo**.\n\nOtro');
  });

  it('hace sus listas, también la que está dentro de otra, y su tabla', () => {
    const html = deDocs(
      `<ol style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${tramo('Uno', 400)}</p></li><ul><li dir="ltr" aria-level="2"><p role="presentation">${tramo('De uno', 700)}</p></li></ul><li><p>${tramo('Dos', 400)}</p></li></ol><div dir="ltr"><table><colgroup><col></colgroup><tbody><tr><td><p>${tramo('Día', 700)}</p></td><td><p>${tramo('Hora', 700)}</p></td></tr><tr><td><p>${tramo('Lunes', 400)}</p></td><td><p>${tramo('8', 400)}</p></td></tr></tbody></table></div>`,
    );
    expect(htmlAMarcado(html)).toBe(
      '1. Uno\n\n- **De uno**\n\n2. Dos\n\n| Día | Hora |\n|---|---|\n| Lunes | 8 |',
    );
  });
});

describe('lo que no está bien escrito', () => {
  it('lo que no se cierra termina donde puede, y lo que sobra no estorba', () => {
    expect(htmlAMarcado('<p>Uno<p>Dos</div></b><ul><li>a<li>b</ul>Tres')).toBe(
      'Uno\n\nDos\n\n- a\n- b\n\nTres',
    );
    expect(htmlAMarcado('<table><tr><td>a<td>b<tr><td>c<td>d</table>fin')).toBe(
      '| a | b |\n| c | d |\n\nfin',
    );
    expect(htmlAMarcado('1 < 2 <!-- sin cerrar')).toBe('1 < 2');
  });

  it('las letras que van con nombre o con número son ellas mismas', () => {
    expect(htmlAMarcado('<p>Ni&ntilde;o &amp; ma&#241;ana&nbsp;&quot;ya&quot; &lt;b&gt; &nada;</p>')).toBe(
      'Niño & mañana "ya" <b> &nada;',
    );
  });

  it('lo que es muchísimo no se lee', () => {
    expect(htmlAMarcado(`<p>${'a'.repeat(2_000_001)}</p>`)).toBe('');
  });
});

describe('de una página o de un mensaje', () => {
  it('lo que no se ve y los dibujos quedan por fuera; lo que da una orden es solo texto', () => {
    expect(
      htmlAMarcado(
        '<div>Hola <script>alert(1)</script><span style="display:none">oculto</span><img src="x" alt="logo" onerror="alert(1)"> <strong>todos</strong></div>',
      ),
    ).toBe('Hola **todos**');
    expect(htmlAMarcado('<img src="x">')).toBe('');
  });

  it('los renglones de un mensaje y su carita se conservan', () => {
    expect(
      htmlAMarcado(
        '<span style="white-space: pre-wrap;">Buenos días <img alt="🙏">\nVenga <strong>hoy</strong></span>',
      ),
    ).toBe('Buenos días 🙏\nVenga **hoy**');
  });

  it('un punto escrito a mano es una viñeta', () => {
    expect(htmlAMarcado('<p>• Uno</p><p>• Dos</p>')).toBe('- Uno\n- Dos');
  });

  it('sin formato, la negrita de WhatsApp y los puntos son los de una plantilla', () => {
    expect(textoAMarcado('*Importante:* traiga\r\n• Cédula\n· Ropa')).toBe(
      '**Importante:** traiga\n- Cédula\n- Ropa',
    );
    for (const igual of ['2*3*4', '**ya**', 'a * b * c', '* uno\n* dos', '{{participante.nombre}}'])
      expect(textoAMarcado(igual)).toBe(igual);
  });

  it('para un texto llano quedan las palabras, un renglón por párrafo', () => {
    expect(
      htmlAMarcado(
        '<h1>Título</h1><p>Un <b>texto</b></p><ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table>',
        'LLANO',
      ),
    ).toBe('Título\nUn texto\na\nb\nc · d');
    expect(textoAMarcado('*Hola*\n• uno', 'LLANO')).toBe('Hola\nuno');
  });
});
