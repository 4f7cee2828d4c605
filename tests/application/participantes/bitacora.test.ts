import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { describe, expect, it, vi } from 'vitest';
import type { LibroDeNovedades } from '@/application/participantes/bitacora/libro-de-novedades.port';
import { bitacoraDe } from '@/application/participantes/bitacora/servicios-bitacora';
import { esquemaNovedad } from '@/domain/participantes/bitacora/novedad';
import type { Rol } from '@/domain/shared/rol';

const novedad = (id: number, tipo: string) =>
  esquemaNovedad.parse({
    id,
    participante_id: 1,
    tipo,
    texto: 'Algo',
    ocurrio_en: '2026-11-21T16:00:00.000Z',
    creado_en: '2026-11-21T16:00:00.000Z',
  });
const TODAS = [novedad(1, 'VISITA'), novedad(2, 'SALUD')];
const TURNO = { desde: '2026-11-21T05:00:00.000Z' };

const preparar = (rol: Rol = 'ADMINISTRADOR') => {
  const novedades = {
    listar: vi.fn<LibroDeNovedades['listar']>(async () => TODAS),
    delTurno: vi.fn<LibroDeNovedades['delTurno']>(async () => TODAS),
    escribir: vi.fn<LibroDeNovedades['escribir']>(async () => novedad(3, 'VISITA')),
  };
  return { novedades, casos: bitacoraDe({ novedades, permisos: permisosDe(rol), reloj: relojEn() }) };
};

describe('la bitácora', () => {
  it('CONSULTA no escribe, y lee sin las de salud', async () => {
    const { novedades, casos } = preparar('CONSULTA');
    await expect(casos.escribir('', {})).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(novedades.escribir).not.toHaveBeenCalled();
    for (const leidas of [await casos.listar(1), await casos.delTurno(TURNO)])
      expect(leidas.map(({ id }) => id)).toEqual([1]);
  });

  it('ADMINISTRADOR las lee todas', async () => {
    const { casos } = preparar();
    for (const leidas of [await casos.listar(1), await casos.delTurno(TURNO)]) expect(leidas).toHaveLength(2);
  });

  it('pide a quién y lee lo escrito antes de guardar; un turno largo no se pide', async () => {
    const { novedades, casos } = preparar();
    await expect(casos.escribir(' ', {})).rejects.toMatchObject({ message: 'ID de participante requerido' });
    await expect(casos.escribir(1, { tipo: 'VISITA' })).rejects.toMatchObject({ codigo: 'VALIDACION' });
    await expect(casos.delTurno({ desde: '2020-01-01T05:00:00.000Z' })).rejects.toMatchObject({
      codigo: 'VALIDACION',
    });
    expect([novedades.escribir.mock.calls, novedades.delTurno.mock.calls]).toEqual([[], []]);
  });

  it('entrega la regla, que decide sobre lo guardado', async () => {
    const { novedades, casos } = preparar();
    await casos.escribir(1, { tipo: 'VISITA', texto: 'Vino' }, { clave: 'k-1' });
    const [id, datos, anotar, opciones] = novedades.escribir.mock.calls[0] ?? [];
    expect([id, datos, opciones]).toEqual([1, { tipo: 'VISITA', texto: 'Vino' }, { clave: 'k-1' }]);
    const guardado = { participante: { id: 1, sede_id: 4 }, estancias: [], novedades: [] };
    expect(anotar?.(guardado)).toMatchObject({ sede_id: 4, ocurrio_en: '2026-11-21T17:00:00.000Z' });
  });
});
