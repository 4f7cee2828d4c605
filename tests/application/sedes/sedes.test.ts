import { permisosDe } from '@tests/application/dobles/permisos';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { sede } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { actualizarSede } from '@/application/sedes/actualizar-sede';
import { crearSede } from '@/application/sedes/crear-sede';
import { sedesDePeticion } from '@/application/sedes/servicios-sedes';
import type { Sede } from '@/domain/sedes/sede';

const preparar = (guardada: Sede = sede()) => {
  const sedes = repositorioAnotado([guardada]);
  const deps = { sedes, permisos: permisosDe('ADMINISTRADOR') };
  const escritas = () => sedes.llamadas.filter((l) => l.metodo !== 'obtener');
  return { deps, sedes, escritas, actualizar: actualizarSede(deps) };
};

it('un teléfono de antes de la regla que lo lee no estorba a quien cambia otra cosa', async () => {
  const { actualizar, escritas } = preparar(sede({ telefono: 'por definir' }));
  await actualizar(2, { telefono: 'por definir', municipio: 'Bello' });
  expect(escritas()).toEqual([{ metodo: 'actualizar', argumentos: [2, { municipio: 'Bello' }] }]);
  await expect(actualizar(2, { telefono: 'otro' })).rejects.toMatchObject({ codigo: 'VALIDACION' });
});

describe('cerrar una sede (producto §2)', () => {
  it.each([
    [{ archivado: true }, { ocupacion_hombres: 1 }],
    [{ archivado: true }, { ocupacion_mujeres: 2 }],
    [{ archivado: true }, { ocupacion_sin_area: 1 }],
    [{ estado: 'INACTIVA' }, { ocupacion_hombres: 1, ocupacion_mujeres: 3 }],
  ])('%j con personas adentro se rechaza y nada se guarda', async (entrada, ocupacion) => {
    const { actualizar, escritas } = preparar(sede(ocupacion));
    await expect(actualizar(2, entrada)).rejects.toMatchObject({ codigo: 'CONFLICTO' });
    expect(escritas()).toEqual([]);
  });

  it('dice cuántas personas hay, de cualquier área o de ninguna', async () => {
    const { actualizar } = preparar(
      sede({ ocupacion_hombres: 3, ocupacion_mujeres: 3, ocupacion_sin_area: 2 }),
    );
    await expect(actualizar(2, { archivado: true })).rejects.toThrow(
      'La sede Casa Bello tiene 8 participantes: trasládelos antes de archivarla',
    );
    await expect(actualizar(2, { estado: 'INACTIVA' })).rejects.toThrow('trasládelos antes de inactivarla');
  });

  it.each([
    ['vacía', { archivado: true }, { ocupacion_hombres: 0, ocupacion_mujeres: 0 }],
    ['sin conteo', { estado: 'INACTIVA' }, {}],
    [
      'ya inactiva, al cambiar otra cosa',
      { estado: 'INACTIVA', nombre: 'Otra' },
      { estado: 'INACTIVA', ocupacion_hombres: 1 },
    ],
    [
      'ya archivada, al cambiar otra cosa',
      { archivado: true, nombre: 'Otra' },
      { archivado_en: '2026-01-01T00:00:00Z', ocupacion_hombres: 1 },
    ],
    ['al restaurarla', { archivado: false }, { archivado_en: '2026-01-01T00:00:00Z', ocupacion_hombres: 1 }],
    ['en adecuación', { estado: 'EN_ADECUACION' }, { ocupacion_hombres: 1 }],
  ] as const)('%s se acepta', async (_caso, entrada, guardada) => {
    const { actualizar, escritas } = preparar(sede(guardada));
    await actualizar(2, entrada);
    expect(escritas()).toEqual([{ metodo: 'actualizar', argumentos: [2, entrada] }]);
  });

  it('con el registro que la persona veía no lee otra vez', async () => {
    const { actualizar, sedes } = preparar();
    await actualizar(2, { nombre: 'Otra' }, sede());
    expect(sedes.llamadas.map((l) => l.metodo)).toEqual(['actualizar']);
  });

  it('la que no existe', async () => {
    const { actualizar } = preparar();
    await expect(actualizar(99, { nombre: 'Otra' })).rejects.toMatchObject({
      codigo: 'NO_ENCONTRADO',
      message: 'No existe una sede con el identificador 99',
    });
  });
});

describe('crear y eliminar una sede', () => {
  it('guarda los datos recortados con la clave de la solicitud', async () => {
    const { deps, escritas } = preparar();
    await crearSede(deps)({ nombre: ' Casa ', direccion: 'Calle 50' }, { clave: 'k' });
    expect(escritas()).toEqual([
      { metodo: 'crear', argumentos: [{ nombre: 'Casa', direccion: 'Calle 50' }, { clave: 'k' }] },
    ]);
  });

  it('sin nombre no se guarda', async () => {
    const { deps, escritas } = preparar();
    await expect(crearSede(deps)({ direccion: 'Calle 50' })).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(escritas()).toEqual([]);
  });

  it('elimina la del id', async () => {
    const { deps, escritas } = preparar();
    await sedesDePeticion(deps).eliminar('2');
    expect(escritas()).toEqual([{ metodo: 'eliminar', argumentos: ['2'] }]);
  });
});
