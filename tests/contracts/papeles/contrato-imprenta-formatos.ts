import { unFormato } from '@tests/builders/un-formato';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { ImprentaFormatos } from '@/application/formatos/imprenta-formatos.port';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import { analizarMarcado } from '@/domain/formatos/marcado';
import { rellenarBloques } from '@/domain/formatos/rellenar-formato';

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

    it('a long one takes the pages it needs, and none of its words is lost', async () => {
      const parrafos = Array.from({ length: 120 }, (_, i) => `Párrafo ${i + 1} de muchos.`);
      const paginas = await componer(documento('LARGA', parrafos.join('\n\n')));
      expect(paginas.length).toBeGreaterThan(2);
      const texto = paginas.join(' ');
      expect(parrafos.filter((parrafo) => !texto.includes(parrafo))).toEqual([]);
    });
  });
};
