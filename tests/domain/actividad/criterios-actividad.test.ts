import { describe, expect, it } from 'vitest';
import { type Actividad, diferencias, esquemaActividad } from '@/domain/actividad/actividad';
import { esquemaIntegridad, HUELLA_INICIAL, textoEncadenado } from '@/domain/actividad/cadena-de-actividad';
import { cumpleFiltroActividad, type FiltroActividad } from '@/domain/actividad/criterios-actividad';
import { ACCIONES_ACTIVIDAD, ENTIDADES_ACTIVIDAD } from '@/domain/actividad/entidades-actividad';

const LINEA: Actividad = {
  id: 4,
  /** The 20th in Bogota. */
  fecha: '2026-11-21T04:30:00Z',
  usuario: 'ana@fundacion.example',
  accion: 'CREAR',
  entidad: 'sede',
  entidad_id: 2,
  cambios: [{ campo: 'nombre', antes: null, despues: 'Casa' }],
  origen: '10.0.0.1',
};

describe('el filtro de la historia', () => {
  it.each<[FiltroActividad, boolean]>([
    [{}, true],
    [{ desde: '2026-11-20' }, true],
    [{ desde: '2026-11-21' }, false],
    [{ hasta: '2026-11-20' }, true],
    [{ hasta: '2026-11-19' }, false],
    [{ usuario: 'ANA' }, true],
    [{ usuario: 'luz' }, false],
    [{ entidad: 'sede' }, true],
    [{ entidad: 'usuario' }, false],
    [{ accion: 'CREAR' }, true],
    [{ accion: 'ELIMINAR' }, false],
    [{ usuario: 'ana', accion: 'ELIMINAR' }, false],
  ])('%j: %s', (filtro, cumple) => {
    expect(cumpleFiltroActividad(LINEA, filtro)).toBe(cumple);
  });

  it('entidades y acciones que se pueden pedir', () => {
    expect(ENTIDADES_ACTIVIDAD.join(' ')).toBe(
      'participante estancia evento_de_estancia foto novedad acudiente mensualidad pago saldo_a_favor gestion_de_cobro canal_de_cobro enlace_de_cuenta cierre arqueo sede usuario configuracion sitio formato papel archivo exportacion actividad revision',
    );
    expect(ACCIONES_ACTIVIDAD.join(' ')).toBe(
      'CREAR ACTUALIZAR ARCHIVAR RESTAURAR ELIMINAR CONSULTAR EXPORTAR INGRESAR SALIR DEPURAR',
    );
  });
});

describe('una línea de la historia', () => {
  it('se lee entera', () => {
    expect(esquemaActividad.parse(LINEA)).toEqual(LINEA);
    expect(esquemaActividad.safeParse({ ...LINEA, accion: null }).success).toBe(false);
  });

  it('quién y cuándo no son cambios; lo que se quita, sí', () => {
    const cuando = { creado_en: 1, creado_por: 1, actualizado_en: 1, actualizado_por: 1, version: 1 };
    expect(diferencias({ ...cuando, eps: 'Uno' }, {})).toEqual([
      { campo: 'eps', antes: 'Uno', despues: null },
    ]);
    expect(diferencias({ eps: undefined, alergias: undefined }, { eps: 'Uno', alergias: 'x' })).toEqual([
      { campo: 'eps', antes: null, despues: 'Uno' },
      { campo: 'alergias', antes: null, despues: 'Información reservada' },
    ]);
    expect(diferencias({ alergias: 'x' }, {})).toEqual([
      { campo: 'alergias', antes: 'Información reservada', despues: null },
    ]);
  });
});

describe('la cadena que sella la historia', () => {
  it('empieza en ceros y distingue cada campo, nulo o no', () => {
    expect(HUELLA_INICIAL).toBe('0'.repeat(64));
    expect(textoEncadenado('h', ['a', null, '', 'null', 'con "comillas", y coma'])).toBe(
      '"h","a",null,"","null","con \\"comillas\\", y coma"',
    );
  });

  it('lo que halló la revisión se lee entero, o no se lee', () => {
    const falla = { motivo: 'FALTA', id: null, cadena: 1, numero: 7 };
    const hallado = { integra: false, renglones: 3, sello: 'abc', fallas: [falla] };
    expect(esquemaIntegridad.parse(hallado)).toEqual(hallado);
    for (const motivo of ['ALTERADO', 'FINAL_DISTINTO', 'SUELTO'])
      expect(esquemaIntegridad.safeParse({ ...hallado, fallas: [{ ...falla, motivo }] }).success).toBe(true);
    expect(esquemaIntegridad.safeParse({ ...hallado, fallas: [{ ...falla, motivo: 'X' }] }).success).toBe(
      false,
    );
    expect(esquemaIntegridad.safeParse({ fallas: [] }).success).toBe(false);
    expect(esquemaIntegridad.safeParse({ ...hallado, fallas: [{ motivo: 'FALTA' }] }).success).toBe(false);
  });
});
