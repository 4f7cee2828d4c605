import { unFormato } from '@tests/builders/un-formato';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { ImprentaFormatos } from '@/application/formatos/documentos-formato.port';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import { analizarMarcado } from '@/domain/formatos/marcado';
import { PLANTILLAS_INICIALES } from '@/domain/formatos/plantillas/plantillas-iniciales';
import { rellenarBloques } from '@/domain/formatos/rellenar-formato';

/** The line to sign; a place to write on is shorter. */
const FIRMA = '_'.repeat(34);

const documento = (
  codigo: string,
  contenido: string,
  nombre: string | null = 'Ana Ríos',
): DocumentoPreparado => {
  const { contenido: _contenido, ...formato } = unFormato()
    .conCodigo(codigo)
    .llamado(`Carta ${codigo}`)
    .queDice(contenido)
    .almacenado({ id: 1, edicion: 3 });
  return {
    formato,
    fundacion: {
      nombre: 'Casa de prueba',
      nit: null,
      direccion: null,
      municipio: null,
      telefono: null,
      correo: null,
    },
    bloques: rellenarBloques(analizarMarcado(contenido), {
      valores: { 'participante.nombre': nombre, 'salud.alergias': 'Penicilina' },
      conReservados: false,
    }),
    faltantes: [],
    reservadas: [],
    advertencias: [],
    impedimento: null,
  };
};

/** The words of each page. */
const paginasDe = async (pdf: Uint8Array): Promise<string[]> => {
  const { text } = await extractText(Uint8Array.from(pdf));
  return text.map((pagina) => pagina.replace(/\s+/g, ' '));
};

/** How far up its page each run of words is, in points. */
const alturasDe = async (pdf: Uint8Array): Promise<ReadonlyMap<string, number>> => {
  const { items } = await (await (await getDocumentProxy(Uint8Array.from(pdf))).getPage(1)).getTextContent();
  return new Map(items.flatMap((item) => ('str' in item ? [[item.str.trim(), item.transform[5]]] : [])));
};

/** What a template says whoever it is for: its runs of words between marks and variables. */
const frasesDe = (contenido: string): string[] =>
  contenido
    .split('\n')
    .flatMap((renglon) =>
      renglon.replace(/^(?:#+|\d+\.|-)\s+/, '').split(/\{\{[^}]*\}\}|\||\*\*|_{3,}|-{3,}/),
    )
    .map((frase) => frase.replace(/\s+/g, ' ').trim())
    .filter((frase) => frase.length > 3);

/** The number of an item is drawn after its first line: it comes out in the middle of the words. */
const soloLetras = (texto: string): string => texto.replace(/\d{1,2}\.(?=\s|$)/g, '').replace(/\s/g, '');

export const contratoImprentaFormatos = (nombre: string, imprenta: ImprentaFormatos): void => {
  describe(`ImprentaFormatos: ${nombre}`, () => {
    const componer = async (...documentos: DocumentoPreparado[]) =>
      paginasDe(await imprenta.componer('Papeles', documentos));

    it('is the paper filled, with whose it is and which version', async () => {
      const [pagina = ''] = await componer(
        documento(
          'BIENVENIDA',
          '# Título\n\nLe damos la bienvenida, {{participante.nombre}}.\n\n- uno\n- dos',
        ),
      );
      for (const dato of [
        'Casa de prueba',
        'BIENVENIDA · versión 3',
        'Título',
        'Le damos la bienvenida, Ana Ríos.',
        'uno',
        'dos',
      ])
        expect(pagina).toContain(dato);
      expect(pagina).not.toMatch(/\{\{|null|undefined/);
    });

    it('leaves room to write what nobody registered', async () => {
      const [pagina = ''] = await componer(
        documento('BIENVENIDA', 'Yo, {{participante.nombre}}, firmo.', null),
      );
      expect(pagina).toMatch(/Yo, _+/);
    });

    it('a row to write in is as high as the line of a notebook, and one with words as high as they are', async () => {
      const contenido = '| Dato | Respuesta |\n|---|---|\n| Lugar | Bello |\n| Motivo | |\n| Fin | ya |';
      const alturas = await alturasDe(await imprenta.componer('Papeles', [documento('PERMISO', contenido)]));
      const altoDe = (fila: string, siguiente: string): number =>
        (alturas.get(fila) ?? Number.NaN) - (alturas.get(siguiente) ?? Number.NaN);
      expect(altoDe('Lugar', 'Motivo')).toBeLessThan(17);
      expect(altoDe('Motivo', 'Fin')).toBeGreaterThan(19);
    });

    it('each paper begins on a page of its own', async () => {
      const paginas = await componer(
        documento('PRIMERA', 'Uno.'),
        documento('SEGUNDA', 'Dos.'),
        documento('TERCERA', 'Tres.'),
      );
      expect(paginas).toHaveLength(3);
      expect(paginas.map((pagina) => /PRIMERA|SEGUNDA|TERCERA/.exec(pagina)?.[0])).toEqual([
        'PRIMERA',
        'SEGUNDA',
        'TERCERA',
      ]);
    });

    it('at the foot of each page is its own paper, and which page it is of all that are printed together', async () => {
      const largo = Array.from({ length: 120 }, (_, i) => `Renglón ${i}.`).join('\n\n');
      const paginas = await componer(documento('LARGA', largo), documento('CORTA', 'Uno.'));
      const pies = paginas.map((pagina) => /Carta \S+ · Papeles · Página \d+ de \d+/.exec(pagina)?.[0]);
      expect(pies.length).toBeGreaterThan(2);
      expect(pies).toEqual(
        paginas.map(
          (_, i) =>
            `Carta ${i + 1 < paginas.length ? 'LARGA' : 'CORTA'} · Papeles · Página ${i + 1} de ${paginas.length}`,
        ),
      );
    });

    it('the one of data is of one page, also with long names', async () => {
      const { contenido } = PLANTILLAS_INICIALES.find(({ codigo }) => codigo === 'AUTORIZACION_DATOS') as {
        contenido: string;
      };
      const nombre = 'Wílmar Alexánder De Los Ríos Güiza Quiñónez Villarreal de la Inmaculada Concepción';
      const deLaCasa = documento('AUTORIZACION_DATOS', contenido, nombre);
      const membrete = {
        nombre: 'Fundación Casa de la Montaña del Valle de Aburrá',
        nit: '900.123.456-8',
        direccion: 'Carrera 50 # 49-30, barrio Prado Centro',
        municipio: 'Bello',
        telefono: '3000000009',
        correo: 'atencion@fundacion.example',
      };
      const hojas = await componer({ ...deLaCasa, fundacion: membrete });
      expect(hojas.slice(1)).toEqual([]);
    });

    const sinNumero = (pagina: string) => pagina.replace(/Papeles · Página \d+ de \d+/, '').trim();
    /** What a page says above its first line to sign; `null` without one. */
    const sobreLaFirma = (pagina: string): string | null => {
      const lugar = pagina.indexOf(FIRMA);
      return lugar === -1 ? null : sinNumero(pagina.slice(0, lugar));
    };

    it.each(PLANTILLAS_INICIALES.map(({ codigo, contenido }) => [codigo, contenido]))(
      '%s has all its words, of whoever and of which foundation it is',
      async (codigo, contenido) => {
        const paginas = (await componer(documento(codigo, contenido))).map(sinNumero);
        const texto = paginas.join(' ').replace(/\s+/g, ' ');
        const letras = soloLetras(texto);
        expect(frasesDe(contenido).filter((frase) => !letras.includes(soloLetras(frase)))).toEqual([]);
        expect(texto).toContain('Ana Ríos');
        expect(texto).toContain('Casa de prueba');
        expect(texto).not.toMatch(/\{\{|null|undefined|Fundación Ejemplo/);
      },
    );

    it.each(PLANTILLAS_INICIALES.map(({ codigo, contenido }) => [codigo, contenido]))(
      '%s is never signed on a page that does not say what is signed',
      async (codigo, contenido) => {
        // From nothing to more than a page of words above it, so that the end falls everywhere on the page.
        for (let lineas = 0; lineas < 60; lineas += 5) {
          const antes = Array.from({ length: lineas }, (_, n) => `Renglón ${n}.`).join('\n');
          const paginas = await componer(documento(codigo, `${antes}\n\n${contenido}`));
          expect(paginas.map(sobreLaFirma).filter((texto) => texto === '')).toEqual([]);
        }
      },
    );

    it.each([
      ['a paragraph longer than a page', 'palabra '.repeat(2_000)],
      ['many lines', Array.from({ length: 150 }, (_, n) => `Renglón ${n}.`).join('\n')],
      ['a long list', Array.from({ length: 80 }, (_, n) => `${n + 1}. Acuerdo ${n + 1}.`).join('\n')],
      ['one item longer than a page', `- ${'palabra '.repeat(1_500)}`],
      ['a row taller than a page', `| a | ${'palabra '.repeat(700)} |`],
      ['a long table', ['| Qué | Quién |', '|---|---|', ...Array(90).fill('| Cosa | Persona |')].join('\n')],
    ])('after %s the line to sign is with its end, and no word is lost', async (_nombre, contenido) => {
      const paginas = await componer(documento('LARGA', `${contenido}\n\n___ Ana | Participante`));
      expect(paginas.length).toBeGreaterThan(1);
      expect(paginas.map(sobreLaFirma).filter((texto) => texto === '')).toEqual([]);
      const palabras = (texto: string) =>
        texto.match(/palabra|Renglón \d+|Acuerdo \d+|Cosa Persona/g)?.length;
      expect(palabras(paginas.join(' '))).toBe(
        palabras(contenido.replaceAll('Cosa | Persona', 'Cosa Persona')),
      );
    });

    it('however many sign, and however long their names, nobody is left out', async () => {
      const personas = Array.from({ length: 12 }, (_, n) => `___ Firmante${n} ${'Muylargo '.repeat(40)}`);
      const texto = (await componer(documento('FIRMAS', `Firmamos.\n\n${personas.join('\n')}`))).join(' ');
      for (let n = 0; n < 12; n++) expect(texto.replaceAll(' ', '')).toContain(`Firmante${n}`);
    });

    it('a list that was cut keeps its numbers', async () => {
      const paginas = await componer(documento('LISTA', '1. Uno.\n2. Dos.\n3. Tres.\n\n___ Ana'));
      expect(paginas.join(' ')).toMatch(/Uno\. ?1\. Dos\. ?2\. Tres\. ?3\./);
    });

    it('a long one takes the pages it needs, and none of its words is lost', async () => {
      const parrafos = Array.from({ length: 120 }, (_, i) => `Párrafo ${i + 1} de muchos.`);
      const paginas = await componer(documento('LARGA', parrafos.join('\n\n')));
      expect(paginas.length).toBeGreaterThan(2);
      const texto = paginas.join(' ');
      expect(parrafos.filter((parrafo) => !texto.includes(parrafo))).toEqual([]);
    });
  });
};
