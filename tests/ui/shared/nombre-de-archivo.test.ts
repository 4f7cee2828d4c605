import { describe, expect, it } from 'vitest';
import { esquemaExportacionHecha } from '@/domain/actividad/actividad';
import { enNombreDeArchivo, nombreDeArchivo } from '@/ui/panel/comun/exportacion/nombre-de-archivo';

const HOY = '2026-11-28';
const PAGINA = { pagina: 2, limite: 25, orden: 'nombre' };

describe('el nombre de un archivo exportado', () => {
  it('de una lista entera es el de su día', () => {
    const sinFiltros = {
      ...PAGINA,
      estado: undefined,
      archivados: false,
      buscar: '',
      anulados: true,
      familia: true,
    };
    expect(nombreDeArchivo('participantes', HOY, sinFiltros)).toBe('participantes-2026-11-28');
  });

  it('dice con qué filtros se sacó', () => {
    const filtros = { ...PAGINA, periodo: '2026-11', estado: 'CON_ABONO', vencidas: true, sede_id: 4 };
    expect(nombreDeArchivo('mensualidades', HOY, filtros)).toBe(
      'mensualidades-2026-11-28-solo-periodo-2026-11-estado-con-abono-vencidas-sede',
    );
  });

  it('no dice a quién se buscó', () => {
    const filtros = {
      buscar: 'Ana Ríos',
      pagador: 'CC-43111222',
      usuario: 'ana@ejemplo.co',
      id_participante: 7,
    };
    expect(nombreDeArchivo('recibos', HOY, filtros)).toBe(
      'recibos-2026-11-28-solo-busqueda-pagador-usuario-participante',
    );
  });

  it('con muchos filtros cabe en la historia, sin la que no se exporta', () => {
    const filtros = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`filtro_${n}`, true]));
    const archivo = `${nombreDeArchivo('participantes', HOY, filtros)}.xlsx`;
    expect(esquemaExportacionHecha.safeParse({ archivo, filas: 0 }).success).toBe(true);
  });
});

it('el nombre de una sede va sin espacios, tildes ni signos', () => {
  expect(enNombreDeArchivo(' Casa Apartadó (N.º 2) ')).toBe('casa-apartado-n-2');
});
