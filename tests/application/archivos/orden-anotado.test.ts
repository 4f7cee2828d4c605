import { describe, expect, it } from 'vitest';
import { ordenAnotado } from '@/application/archivos/orden-anotado';
import type { SucesoDeArchivo } from '@/domain/archivos/suceso-de-archivo';

describe('lo que se hace queda anotado', () => {
  const preparar = (falla = false) => {
    const hechos: unknown[][] = [];
    const hacer =
      (metodo: string) =>
      async (...datos: unknown[]) => {
        if (falla) throw new Error('no se pudo');
        hechos.push([metodo, ...datos]);
      };
    const sucesos: SucesoDeArchivo[] = [];
    const orden = ordenAnotado(
      {
        listar: async () => ({ files: [], folders: [] }),
        eliminar: hacer('eliminar'),
        eliminarCarpeta: hacer('eliminarCarpeta'),
        renombrarArchivo: hacer('renombrarArchivo'),
        renombrarCarpeta: hacer('renombrarCarpeta'),
        crearCarpeta: hacer('crearCarpeta'),
      },
      { anotar: async (suceso) => void sucesos.push(suceso) },
    );
    return { orden, hechos, sucesos };
  };

  it('cada cambio, con lo que había y lo que quedó', async () => {
    const { orden, hechos, sucesos } = preparar();
    await orden.eliminar('formatos/a.pdf');
    await orden.eliminarCarpeta('formatos/actas');
    await orden.renombrarArchivo('a.pdf', 'b.pdf', 'formatos');
    await orden.renombrarCarpeta('actas', 'cartas', '');
    await orden.crearCarpeta('nuevas', 'formatos');
    expect(hechos).toEqual([
      ['eliminar', 'formatos/a.pdf'],
      ['eliminarCarpeta', 'formatos/actas'],
      ['renombrarArchivo', 'a.pdf', 'b.pdf', 'formatos'],
      ['renombrarCarpeta', 'actas', 'cartas', ''],
      ['crearCarpeta', 'nuevas', 'formatos'],
    ]);
    expect(sucesos).toEqual([
      { clase: 'archivo', antes: 'formatos/a.pdf', despues: null },
      { clase: 'carpeta', antes: 'formatos/actas', despues: null },
      { clase: 'archivo', antes: 'formatos/a.pdf', despues: 'formatos/b.pdf' },
      { clase: 'carpeta', antes: 'actas', despues: 'cartas' },
      { clase: 'carpeta', antes: null, despues: 'formatos/nuevas' },
    ]);
    expect(await orden.listar('formatos')).toEqual({ files: [], folders: [] });
  });

  it('lo que no se hizo no se anota', async () => {
    const { orden, sucesos } = preparar(true);
    const intentos = [
      orden.eliminar('a'),
      orden.eliminarCarpeta('a'),
      orden.renombrarArchivo('a', 'b', ''),
      orden.renombrarCarpeta('a', 'b', ''),
      orden.crearCarpeta('a', ''),
    ];
    for (const intento of intentos) await expect(intento).rejects.toThrow('no se pudo');
    expect(sucesos).toEqual([]);
  });
});
