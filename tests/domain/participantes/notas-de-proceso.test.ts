import { atrapar } from '@tests/domain/atrapar';
import { participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  cambiosDePermiso,
  cambiosDeRegreso,
  cambiosDeTraslado,
} from '@/domain/participantes/notas-de-proceso';

const HOY = '2026-11-21';
const quien = {
  ...participante(),
  sede_id: 1,
  area: 'HOMBRES' as const,
  fecha_ingreso: '2026-01-10',
  observaciones: 'Lo anterior',
};
const contexto = { hoy: HOY, nombreSede: (id: number | string) => `Casa ${id}` };
const traslado = { sede_id: 2, area: 'HOMBRES' as const, fecha: HOY, motivo: 'Cercanía' };

const campos = (hacer: () => unknown) => Object.keys((atrapar(hacer) as { campos: object }).campos);

describe('cambiosDeTraslado', () => {
  it('cambia la sede y deja la fecha y el motivo al final de las observaciones', () => {
    const { sede_id, area, observaciones } = cambiosDeTraslado(quien, traslado, contexto);
    expect([sede_id, area]).toEqual([2, 'HOMBRES']);
    expect(observaciones).toMatch(/^Lo anterior\nTraslado el .* de Casa 1 a Casa 2\. Cercanía$/);
  });

  it.each([
    ['sin sede', { sede_id: '' as const }, 'sede_id'],
    ['a donde ya está', { sede_id: '1' }, 'sede_id'],
    ['en el futuro', { fecha: '2026-11-22' }, 'fecha'],
    ['antes del ingreso', { fecha: '2026-01-09' }, 'fecha'],
    ['sin fecha', { fecha: '' }, 'fecha'],
  ])('se niega %s', (_, cambio, campo) => {
    expect(campos(() => cambiosDeTraslado(quien, { ...traslado, ...cambio }, contexto))).toEqual([campo]);
  });

  it('otra área de la misma sede es un traslado', () => {
    expect(cambiosDeTraslado(quien, { ...traslado, sede_id: 1, area: 'MUJERES' }, contexto).area).toBe(
      'MUJERES',
    );
  });
});

describe('cambiosDePermiso', () => {
  const permiso = { salida: HOY, regreso: '2026-11-25', motivo: 'Cita' };

  it('deja al participante con permiso y la nota con sus fechas', () => {
    const { estado, observaciones } = cambiosDePermiso(quien, permiso, contexto);
    expect(estado).toBe('CON_PERMISO');
    expect(observaciones).toMatch(/^Lo anterior\nPermiso del .* al .*\. Cita$/);
  });

  it.each([
    ['regreso antes de la salida', { regreso: '2026-11-20' }, 'regreso'],
    ['sin regreso', { regreso: '' }, 'regreso'],
    ['salida futura', { salida: '2026-11-22' }, 'salida'],
    ['sin motivo', { motivo: '  ' }, 'motivo'],
  ])('se niega: %s', (_, cambio, campo) => {
    expect(campos(() => cambiosDePermiso(quien, { ...permiso, ...cambio }, contexto))).toEqual([campo]);
  });
});

describe('cambiosDeRegreso', () => {
  const regreso = { fecha: HOY, motivo: '' };

  it('deja al participante activo y la nota con su fecha, con o sin nada más', () => {
    const { estado, observaciones } = cambiosDeRegreso(quien, regreso, contexto);
    expect(estado).toBe('ACTIVO');
    expect(observaciones).toMatch(/^Lo anterior\nRegreso del permiso el .*21 nov 2026\.$/);
    const conNota = cambiosDeRegreso(quien, { ...regreso, motivo: ' Llegó tarde ' }, contexto);
    expect(conNota.observaciones).toMatch(/2026\. Llegó tarde$/);
  });

  it.each([
    ['en el futuro', '2026-11-22', 'El regreso no puede ser futuro'],
    ['antes del ingreso', '2026-01-09', 'La fecha no puede ser anterior al ingreso'],
    ['sin fecha', '', 'Este campo es obligatorio'],
  ])('se niega %s', (_, fecha, mensaje) => {
    expect(atrapar(() => cambiosDeRegreso(quien, { ...regreso, fecha }, contexto))).toMatchObject({
      campos: { fecha: mensaje },
    });
  });
});
