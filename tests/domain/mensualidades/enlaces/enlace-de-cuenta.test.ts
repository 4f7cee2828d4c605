import { describe, expect, it } from 'vitest';
import {
  comoSeVe,
  type EnlaceGuardado,
  enlaceEnHistoria,
  enlaceNuevo,
  esquemaEnlaceCreado,
  exigirClaveDePagador,
  exigirQueMostrar,
  exigirSinRevocar,
  rutaDeCuenta,
  seAnota,
  sirveAhora,
} from '@/domain/mensualidades/enlaces/enlace-de-cuenta';

const CREADO = new Date('2026-11-24T15:00:00.000Z');
const tras = (horas: number): Date => new Date(CREADO.getTime() + horas * 3_600_000);

const guardado = (cambios: Partial<EnlaceGuardado> = {}): EnlaceGuardado => ({
  id: 3,
  ...enlaceNuevo('acudiente-7', 'CC 43111222', CREADO),
  creado_en: CREADO.toISOString(),
  creado_por: 'ana@fundacion.example',
  revocado_en: null,
  revocado_por: null,
  abierto_en: null,
  veces_abierto: 0,
  ...cambios,
});

describe('un enlace', () => {
  it('sirve treinta días, y ni un instante más', () => {
    expect(guardado().expira_en).toBe('2026-12-24T15:00:00.000Z');
    expect(sirveAhora(guardado(), CREADO)).toBe(true);
    expect(sirveAhora(guardado(), new Date('2026-12-24T14:59:59.999Z'))).toBe(true);
    expect(sirveAhora(guardado(), new Date('2026-12-24T15:00:00.000Z'))).toBe(false);
  });

  it('revocado no sirve', () => {
    expect(sirveAhora(guardado({ revocado_en: tras(1).toISOString() }), tras(2))).toBe(false);
  });

  it('hecho con un reloj adelantado no sirve hasta que llegue su día', () => {
    expect(sirveAhora(guardado(), tras(-24))).toBe(true);
    expect(sirveAhora(guardado(), tras(-25))).toBe(false);
  });

  it('se ve vigente solo mientras la ficha sea de la misma persona', () => {
    const { identidad: _, ...visible } = guardado();
    expect(comoSeVe(guardado(), 'CC 43111222', tras(1))).toEqual({ ...visible, vigente: true });
    expect(comoSeVe(guardado(), 'CC 1', tras(1)).vigente).toBe(false);
    expect(comoSeVe(guardado(), null, tras(1)).vigente).toBe(false);
    expect(comoSeVe(guardado(), 'CC 43111222', tras(24 * 31)).vigente).toBe(false);
  });

  it('la historia no dice de quién es el documento', () => {
    expect(enlaceEnHistoria(comoSeVe(guardado(), null, CREADO))).toEqual({
      id: 3,
      pagador: 'acudiente-7',
      expira_en: '2026-12-24T15:00:00.000Z',
      revocado_en: null,
    });
  });

  it('se anota que lo abrieron una vez por hora', () => {
    expect(seAnota(null, CREADO)).toBe(true);
    expect(seAnota(CREADO.toISOString(), new Date(tras(1).getTime() - 1))).toBe(false);
    expect(seAnota(CREADO.toISOString(), tras(1))).toBe(true);
  });

  it('cada negativa dice por qué', () => {
    expect(() => exigirClaveDePagador('7')).toThrow('No existe un pagador');
    expect(() => exigirClaveDePagador('acudiente-7')).not.toThrow();
    expect(() => exigirQueMostrar([])).toThrow('«Responsable del pago» y «Autorizado a recibir información»');
    expect(() => exigirQueMostrar([{} as never])).not.toThrow();
    expect(() => exigirSinRevocar({ revocado_en: null })).not.toThrow();
    expect(() => exigirSinRevocar({ revocado_en: 'x' })).toThrow('ya está revocado');
  });

  it('de lo que responde el servicio se lee lo que sabe; lo que falta es que no sirve', () => {
    const enlace = { id: 3, pagador: 'acudiente-7', creado_en: 'x', expira_en: 'y' };
    expect(esquemaEnlaceCreado.parse({ enlace, direccion: rutaDeCuenta('abc') })).toEqual({
      enlace: {
        ...enlace,
        ...{ creado_por: null, revocado_en: null, revocado_por: null, abierto_en: null },
        ...{ veces_abierto: 0, vigente: false },
      },
      direccion: '/cuenta/abc',
    });
  });
});
