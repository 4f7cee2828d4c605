import { atrapar } from '@tests/domain/atrapar';
import { sede } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { seleccionarSedes } from '@/domain/sedes/criterios-sedes';
import { MENSAJE_ID_SEDE, validarCambiosSede, validarDatosSede } from '@/domain/sedes/datos-sede';
import { ESTADOS_SEDE, ETIQUETA_ESTADO_SEDE, ORDENES_SEDES } from '@/domain/sedes/estado-sede';
import { impedimentoDeEliminarSede } from '@/domain/sedes/impedimento-de-eliminar-sede';
import { ocupacionDeArea, revisarCierreSede, revisarCupo } from '@/domain/sedes/ocupacion-sede';
import { direccionConMunicipio, esquemaSede } from '@/domain/sedes/sede';

const DATOS = {
  nombre: 'Casa Ceiba',
  direccion: 'Calle 50',
  municipio: 'Bello',
  telefono: '3001234567',
  responsable: 'Rosa',
  capacidad_hombres: 10_000,
  capacidad_mujeres: 0,
  estado: 'EN_ADECUACION' as const,
};

describe('los datos de una sede', () => {
  it('se guardan como se escribieron y se leen como se guardaron', () => {
    expect(validarDatosSede(DATOS)).toEqual(DATOS);
    const cambios = { ...DATOS, archivado: true, version: 0 };
    expect(validarCambiosSede(cambios)).toEqual(cambios);
    const guardada = {
      ...sede(),
      ...DATOS,
      ocupacion_hombres: 3,
      ocupacion_mujeres: 0,
      ocupacion_sin_area: 1,
    };
    expect(esquemaSede.parse(guardada)).toEqual(guardada);
    expect(esquemaSede.parse({ id: 1, nombre: 'x', direccion: 5, ocupacion_hombres: -1 })).toMatchObject({
      direccion: '',
      estado: 'ACTIVA',
      ocupacion_hombres: null,
    });
  });

  it('los obligatorios se piden juntos; uno que sí está y otro que no', () => {
    const mensaje = (entrada: unknown) => atrapar(() => validarDatosSede(entrada)).message;
    expect(mensaje({})).toBe('Nombre y dirección son campos obligatorios');
    expect(mensaje({ nombre: 'Casa' })).toBe('Nombre y dirección son campos obligatorios');
    expect(mensaje({ direccion: 'Calle 1' })).toBe('Nombre y dirección son campos obligatorios');
    expect(MENSAJE_ID_SEDE).toBe('ID de sede requerido');
  });

  it.each(['capacidad_hombres', 'capacidad_mujeres'])('%s hasta diez mil', (campo) => {
    for (const valor of [-1, 10_001])
      expect(Object.keys(atrapar(() => validarCambiosSede({ [campo]: valor })).campos)).toEqual([campo]);
  });

  it('los estados se dicen en español', () => {
    expect(ETIQUETA_ESTADO_SEDE).toEqual({
      ACTIVA: 'Activa',
      EN_ADECUACION: 'En adecuación',
      INACTIVA: 'Inactiva',
    });
    expect([...ESTADOS_SEDE]).toEqual(Object.keys(ETIQUETA_ESTADO_SEDE));
    expect([...ORDENES_SEDES]).toEqual(['nombre', 'municipio', 'estado', 'actualizado_en']);
  });
});

describe('los cupos de una sede', () => {
  const casa = sede({
    nombre: 'Casa Ceiba',
    capacidad_hombres: 3,
    ocupacion_hombres: 2,
    capacidad_mujeres: 1,
    ocupacion_mujeres: 4,
  });

  it('por área, nunca menos de cero', () => {
    expect(ocupacionDeArea(casa, 'HOMBRES')).toEqual({
      capacidad: 3,
      ocupacion: 2,
      disponibles: 1,
      exceso: 0,
    });
    expect(ocupacionDeArea(casa, 'MUJERES')).toEqual({
      capacidad: 1,
      ocupacion: 4,
      disponibles: 0,
      exceso: 3,
    });
    expect(ocupacionDeArea(sede(), 'MUJERES')).toMatchObject({ disponibles: 0, exceso: 0 });
  });

  it('llena, cerrada o archivada no recibe; sin capacidad declarada sí', () => {
    expect(() => revisarCupo(casa, 'HOMBRES')).not.toThrow();
    expect(atrapar(() => revisarCupo(casa, 'MUJERES'))).toMatchObject({
      codigo: 'CONFLICTO',
      message: 'La sede Casa Ceiba no tiene cupos en el área de mujeres: 4 de 1 ocupados',
      campos: { sede_id: 'La sede Casa Ceiba no tiene cupos en el área de mujeres: 4 de 1 ocupados' },
    });
    expect(() => revisarCupo(sede(), null)).not.toThrow();
    expect(() => revisarCupo(sede({ ocupacion_hombres: 90 }), 'HOMBRES')).not.toThrow();
    expect(() => revisarCupo({ ...casa, estado: 'EN_ADECUACION' }, 'HOMBRES')).not.toThrow();
    const cerrada = 'La sede Casa Ceiba no está activa: elija otra';
    expect(atrapar(() => revisarCupo({ ...casa, estado: 'INACTIVA' }, 'HOMBRES')).message).toBe(cerrada);
    expect(atrapar(() => revisarCupo({ ...casa, archivado_en: '2026-01-01' }, null)).message).toBe(cerrada);
  });

  it('con gente adentro no se cierra, aunque no se sepa de qué área es', () => {
    const mensaje = (cambios: object) =>
      atrapar(() => revisarCierreSede({ ...casa, ...cambios }, 'inactivarla')).message;
    expect(mensaje({})).toBe('La sede Casa Ceiba tiene 6 participantes: trasládelos antes de inactivarla');
    expect(mensaje({ ocupacion_hombres: 0, ocupacion_mujeres: null, ocupacion_sin_area: 1 })).toBe(
      'La sede Casa Ceiba tiene 1 participante: trasládelos antes de inactivarla',
    );
  });
});

describe('la lista de sedes', () => {
  it('con un orden que no existe, por nombre y en el sentido pedido', () => {
    const todas = [
      sede({ id: 1, nombre: 'A', municipio: 'Z' }),
      sede({ id: 2, nombre: 'B', municipio: 'Y' }),
    ];
    const ids = (orden?: string) => seleccionarSedes(todas, { orden }).map(({ id }) => id);
    expect(ids()).toEqual([1, 2]);
    expect(ids('-inventado')).toEqual([2, 1]);
    expect(ids('municipio')).toEqual([2, 1]);
  });
});

describe('lo que se lee de una sede', () => {
  it('se encuentra por el estado que su fila dice', () => {
    const todas = [sede({ id: 1 }), sede({ id: 2, estado: 'EN_ADECUACION' })];
    expect(seleccionarSedes(todas, { buscar: 'en adecuacion' }).map(({ id }) => id)).toEqual([2]);
  });

  it('la dirección se dice con su municipio, o sola', () => {
    expect(direccionConMunicipio({ direccion: 'Calle 10', municipio: 'Bello' })).toBe('Calle 10, Bello');
    expect(direccionConMunicipio({ direccion: 'Calle 10', municipio: null })).toBe('Calle 10');
  });

  it('no se elimina mientras alguien sea de ella', () => {
    expect(impedimentoDeEliminarSede({ participantes: 0 })).toBeNull();
    expect(impedimentoDeEliminarSede({ participantes: 1 })).toBe(
      'No se puede eliminar la sede: tiene 1 participante',
    );
    expect(impedimentoDeEliminarSede({ participantes: 3 })).toBe(
      'No se puede eliminar la sede: tiene 3 participantes',
    );
  });
});
