import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { HOY, participante } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import type { LibroDeEstancias } from '@/application/participantes/estancias/libro-de-estancias.port';
import { estanciasDe } from '@/application/participantes/estancias/servicios-estancias';
import { type Estancia, esquemaEstancia } from '@/domain/participantes/estancias/estancia';
import type { Movimiento } from '@/domain/participantes/estancias/movimientos';
import type { Rol } from '@/domain/shared/rol';

const ESTANCIA: Estancia = esquemaEstancia.parse({
  id: 7,
  participante_id: 1,
  fecha_ingreso: '2026-01-10',
  eventos: [{ id: 3, estancia_id: 7, tipo: 'PERMISO', salida: '2026-11-18' }],
});
const PERMISO = { tipo: 'PERMISO', salida: '2026-11-20' };

const preparar = (rol: Rol = 'ADMINISTRADOR') => {
  const estancias = {
    listar: vi.fn<LibroDeEstancias['listar']>(async () => [ESTANCIA]),
    ocupacion: vi.fn<LibroDeEstancias['ocupacion']>(async () => []),
    movimientos: vi.fn<LibroDeEstancias['movimientos']>(async () => []),
    registrar: vi.fn<LibroDeEstancias['registrar']>(async () => ESTANCIA),
    corregir: vi.fn<LibroDeEstancias['corregir']>(async () => ESTANCIA),
  };
  return { estancias, casos: estanciasDe({ estancias, permisos: permisosDe(rol), reloj: relojEn() }) };
};

describe('las estancias', () => {
  it('CONSULTA lee y no escribe', async () => {
    const { estancias, casos } = preparar('CONSULTA');
    const negado = { codigo: 'PERMISO_DENEGADO' };
    await expect(casos.registrar('', {})).rejects.toMatchObject(negado);
    await expect(casos.corregir('', '', {})).rejects.toMatchObject(negado);
    expect([estancias.registrar.mock.calls, estancias.corregir.mock.calls]).toEqual([[], []]);
    expect(await casos.listar(1)).toEqual([ESTANCIA]);
  });

  it('piden sus ids y leen lo escrito antes de guardar', async () => {
    const { estancias, casos } = preparar();
    const pide = (message: string) => ({ codigo: 'VALIDACION', message });
    await expect(casos.registrar(' ', PERMISO)).rejects.toMatchObject(pide('ID de estancia requerido'));
    await expect(casos.corregir('', 3, {})).rejects.toMatchObject(pide('ID de estancia requerido'));
    await expect(casos.corregir(7, '', {})).rejects.toMatchObject(pide('ID de evento requerido'));
    await expect(casos.registrar(7, { ...PERMISO, inventado: 1 })).rejects.toMatchObject({
      codigo: 'VALIDACION',
    });
    await expect(casos.corregir(7, 3, { tipo: 'TRASLADO' })).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect([estancias.registrar.mock.calls, estancias.corregir.mock.calls]).toEqual([[], []]);
  });

  it('entregan la regla, que decide sobre lo guardado', async () => {
    const { estancias, casos } = preparar();
    await casos.registrar(7, PERMISO, { clave: 'k-1' });
    const [id, datos, decidir, opciones] = estancias.registrar.mock.calls[0] ?? [];
    expect([id, datos, opciones]).toEqual([7, PERMISO, { clave: 'k-1' }]);
    expect(decidir?.({ ...ESTANCIA, eventos: [] }, participante())).toMatchObject({
      participante: { estado: 'CON_PERMISO' },
    });
    expect(() => decidir?.(ESTANCIA, participante({ estado: 'CON_PERMISO' }))).toThrow('permiso abierto');
    await casos.corregir(7, 3, { regreso_real: HOY });
    const corregir = estancias.corregir.mock.calls[0]?.[3];
    expect(corregir?.(ESTANCIA, participante())).toMatchObject({ participante: { estado: 'ACTIVO' } });
  });

  it('la ocupación es la de hoy, si no se dice otro día', async () => {
    const { estancias, casos } = preparar('CONSULTA');
    await casos.ocupacion();
    expect(estancias.ocupacion.mock.calls).toEqual([[HOY]]);
    await expect(casos.ocupacion('2027-01-01')).rejects.toMatchObject({ codigo: 'VALIDACION' });
  });

  it('los movimientos son los de los días que se piden, que son como máximo un mes y van en orden', async () => {
    const { estancias, casos } = preparar('CONSULTA');
    const contados = [{ tipo: 'INGRESO' }] as unknown as Movimiento[];
    estancias.movimientos.mockResolvedValue(contados);
    const noviembre = { desde: '2026-11-01', hasta: '2026-11-30', sede_id: 2 };
    expect(await casos.movimientos(noviembre)).toBe(contados);
    const largo = { ...noviembre, desde: '2026-10-29' };
    await expect(casos.movimientos(largo)).rejects.toMatchObject({
      codigo: 'VALIDACION',
      campos: { desde: 'Elija como máximo 31 días' },
    });
    await expect(casos.movimientos({ ...noviembre, hasta: '2026-10-31' })).rejects.toMatchObject({
      codigo: 'VALIDACION',
      campos: { hasta: 'El final es anterior al comienzo' },
    });
    expect(estancias.movimientos.mock.calls).toEqual([[noviembre]]);
  });
});

describe('lo que un cambio de la persona entrega', () => {
  const entregado = async (cambios: object) => {
    const participantes = repositorioAnotado([participante()]);
    const actualizar = vi.spyOn(participantes, 'actualizar');
    await actualizarParticipante({
      participantes,
      permisos: permisosDe('ADMINISTRADOR'),
      reloj: relojEn(),
    })(1, cambios);
    return actualizar.mock.calls[0]?.[3];
  };

  it('nada, si no toca sus estancias', async () => {
    expect(await entregado({ telefono: '3009999999' })).toBeUndefined();
  });

  it('la regla, con el día de hoy en Bogotá', async () => {
    const seguir = (await entregado({ fase: 'PROCESO' })) as (e: Estancia[]) => unknown;
    expect(seguir([{ ...ESTANCIA, eventos: [] }])).toMatchObject({
      estancias: [{ evento: { tipo: 'CAMBIO_DE_FASE', fecha: HOY } }, { campos: { fase: 'PROCESO' } }],
    });
  });

  it('la regla, con el día en que se dice que ocurrió, que no es después de hoy', async () => {
    const seguir = (await entregado({ estado: 'CON_PERMISO', ocurrio_el: '2026-11-19' })) as (
      e: Estancia[],
    ) => unknown;
    expect(seguir([{ ...ESTANCIA, eventos: [] }])).toMatchObject({
      participante: { salida_permiso: '2026-11-19' },
      estancias: [{ evento: { tipo: 'PERMISO', salida: '2026-11-19' } }],
    });
    await expect(entregado({ estado: 'CON_PERMISO', ocurrio_el: '2027-01-01' })).rejects.toMatchObject({
      codigo: 'VALIDACION',
      campos: { ocurrio_el: 'No puede ser una fecha futura' },
    });
  });
});
