import { AHORA, copia, ensayo, SANO } from '@tests/domain/sistema/apoyo/hechos';
import { describe, expect, it } from 'vitest';
import { esquemaEjemplos } from '@/domain/sistema/datos-de-ejemplo';
import {
  esquemaEnsayoPedido,
  esquemaEstadoDelSistema,
  NIVELES_DE_SALUD,
} from '@/domain/sistema/estado-del-sistema';
import {
  esquemaEnsayoAnotado,
  esquemaEnvioAnotado,
  esquemaRespaldoAnotado,
} from '@/domain/sistema/hechos-del-sistema';
import { juzgarSistema } from '@/domain/sistema/juzgar-sistema';

describe('lo que se anota se lee igual', () => {
  const FALLO = { en: AHORA.toISOString(), motivo: 'No hay espacio en el disco.' };

  it.each([
    ['una copia', esquemaRespaldoAnotado, copia(3)],
    ['una copia que falló tras otra', esquemaRespaldoAnotado, { ...copia(3), fallo: FALLO }],
    ['la primera copia, que falló', esquemaRespaldoAnotado, { ultimo: null, fallo: FALLO }],
    ['una verificación', esquemaEnsayoAnotado, { ...ensayo(3), faltan: 2 }],
    ['una verificación que no quedó bien', esquemaEnsayoAnotado, ensayo(3, 'Distintas')],
    ['un envío', esquemaEnvioAnotado, { en: AHORA.toISOString(), falla: null }],
    ['un envío que falló', esquemaEnvioAnotado, { en: AHORA.toISOString(), falla: '535' }],
    [
      'un envío que falló, y cómo',
      esquemaEnvioAnotado,
      { en: AHORA.toISOString(), falla: '535', codigo: 'EAUTH' },
    ],
  ])('%s', (_caso, esquema, anotado) => {
    expect(esquema.parse(anotado)).toEqual(anotado);
  });

  it('lo que no tiene su forma no se lee', () => {
    expect(esquemaRespaldoAnotado.safeParse({ ultimo: { en: 'ayer' }, fallo: null }).success).toBe(false);
    expect(esquemaRespaldoAnotado.safeParse({ ultimo: null, fallo: {} }).success).toBe(false);
    expect(esquemaEnvioAnotado.safeParse({}).success).toBe(false);
    expect(esquemaEnsayoAnotado.safeParse({}).success).toBe(false);
  });

  it('una verificación de antes no dice si faltaba un papel: es como si no', () => {
    const { faltan: _, ...deAntes } = ensayo(3);
    expect(esquemaEnsayoAnotado.parse(deAntes)).toEqual(ensayo(3));
  });
});

describe('lo que responde el servidor', () => {
  const partes = juzgarSistema({ ...SANO, ensayo: null, disco: null }, AHORA);

  it.each(['LISTO', 'EN_CURSO', 'IMPOSIBLE'])('el estado, con la verificación %s', (verificacion) => {
    const estado = { revisado_en: AHORA.toISOString(), ensayo: verificacion, partes };
    expect(esquemaEstadoDelSistema.parse(estado)).toEqual(estado);
  });

  it.each(NIVELES_DE_SALUD)('una parte en %s', (nivel) => {
    const estado = {
      revisado_en: AHORA.toISOString(),
      ensayo: 'LISTO',
      partes: partes.map((parte) => ({ ...parte, nivel })),
    };
    expect(esquemaEstadoDelSistema.parse(estado)).toEqual(estado);
  });

  it('que una verificación empezó', () => {
    expect(esquemaEnsayoPedido.parse({ ensayo: 'EN_CURSO' })).toEqual({ ensayo: 'EN_CURSO' });
    expect(esquemaEnsayoPedido.safeParse({ ensayo: 'LISTO' }).success).toBe(false);
  });

  it('los datos de ejemplo, y lo que falte o no se entienda es nada', () => {
    const hay = {
      cargados_en: '2026-11-24T10:00:00Z',
      de_ejemplo: { participantes: 12, acudientes: 11, mensualidades: 16, pagos: 9 },
      reales: { participantes: 1, acudientes: 2 },
      impedimento: 'Los datos de ejemplo ya están cargados',
    };
    expect(esquemaEjemplos.parse(hay)).toEqual(hay);
    expect(esquemaEjemplos.parse({ de_ejemplo: { pagos: -1 }, reales: { participantes: 'x' } })).toEqual({
      cargados_en: null,
      de_ejemplo: { participantes: 0, acudientes: 0, mensualidades: 0, pagos: 0 },
      reales: { participantes: 0, acudientes: 0 },
      impedimento: null,
    });
  });
});
