import { describe, expect, it } from 'vitest';
import {
  cambiaAlgo,
  diferencias,
  esquemaActividad,
  esquemaActividadEnLista,
  esquemaExportacionHecha,
} from '@/domain/actividad/actividad';
import { textoDelAncla } from '@/domain/actividad/sello-de-historia';

describe('historia de cambios', () => {
  it('solo lo que cambió, sin quién ni cuándo', () => {
    const antes = {
      nombre: 'Ana',
      telefono: null,
      version: 1,
      actualizado_en: 'a',
      autorizacion: { otorgada: true },
    };
    const despues = {
      nombre: 'Ana R',
      version: 2,
      actualizado_en: 'b',
      autorizacion: { otorgada: true },
      eps: 'Sura',
    };
    expect(diferencias(antes, despues)).toEqual([
      { campo: 'nombre', antes: 'Ana', despues: 'Ana R' },
      { campo: 'eps', antes: null, despues: 'Sura' },
    ]);
  });

  it('el saldo no es un cambio: sale de lo que sí cambió', () => {
    expect(diferencias({ saldo: 100, valor: 100 }, { saldo: 200, valor: 200 })).toEqual([
      { campo: 'valor', antes: 100, despues: 200 },
    ]);
  });

  it('ausente y nulo son lo mismo; un objeto cambia por dentro', () => {
    expect(diferencias({ a: null }, {})).toEqual([]);
    expect(diferencias({ a: { b: 1 } }, { a: { b: 2 } })).toEqual([
      { campo: 'a', antes: { b: 1 }, despues: { b: 2 } },
    ]);
  });

  it('de un dato de salud queda que cambió, nunca su valor', () => {
    expect(
      diferencias({ alergias: null, medicamentos: 'a' }, { alergias: 'polen', medicamentos: 'b' }),
    ).toEqual([
      { campo: 'alergias', antes: null, despues: 'Información reservada' },
      { campo: 'medicamentos', antes: 'Información reservada', despues: 'Información reservada' },
    ]);
  });

  it('una línea con cambios ilegibles conserva los que se leen', () => {
    const linea = esquemaActividad.parse({
      id: 1,
      fecha: '2026-11-21T15:00:00Z',
      accion: 'ACTUALIZAR',
      entidad: 'sede',
      entidad_id: 2,
      cambios: [{ campo: 'nombre', antes: 'A', despues: 'B' }, 'x'],
    });
    expect(linea).toMatchObject({ usuario: null, origen: null, cambios: [{ campo: 'nombre' }] });
    expect(linea.cambios).toHaveLength(1);
  });

  it('ver, entrar y salir no cambian nada; lo demás sí', () => {
    expect(['CONSULTAR', 'INGRESAR', 'SALIR'].map(cambiaAlgo)).toEqual([false, false, false]);
    expect(['CREAR', 'EXPORTAR', 'ELIMINAR'].map(cambiaAlgo)).toEqual([true, true, true]);
  });

  it('en la lista de todos dice de quién es el registro', () => {
    const linea = { id: 1, fecha: 'f', accion: 'CREAR', entidad: 'sede', entidad_id: 2 };
    expect(esquemaActividadEnLista.parse({ ...linea, nombre: 'Casa' }).nombre).toBe('Casa');
    expect(esquemaActividadEnLista.parse(linea).nombre).toBeNull();
  });

  it('de lo que alguien se llevó se sabe el archivo y cuántas filas', () => {
    const hecha = { archivo: ' cartera.xlsx ', filas: 12, informe: 'CARTERA' };
    expect(esquemaExportacionHecha.parse(hecha)).toEqual({ ...hecha, archivo: 'cartera.xlsx' });
    expect(esquemaExportacionHecha.safeParse({ ...hecha, archivo: ' ' }).error?.issues[0]?.message).toBe(
      'Escriba el nombre del archivo',
    );
  });

  // What was signed with other words would be a forgery for the release that follows.
  it('lo que se firma de un ancla se escribe siempre igual', () => {
    const de = { cadena: 1, numero: 5, huella: 'a5', creada_en: '2026-11-01T00:00:00.000Z' };
    expect(textoDelAncla(de)).toBe('["ancla",1,5,"a5","2026-11-01T00:00:00.000Z"]');
  });
});
