import { permisosDe } from '@tests/application/dobles/permisos';
import { unRecibo } from '@tests/builders/un-recibo';
import { describe, expect, it, vi } from 'vitest';
import { cuentaDeFamiliaDe } from '@/application/mensualidades/enlaces/abrir-cuenta';
import type {
  CuentaVista,
  PuertaDeLaFamilia,
} from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import { enlacesDeCuentaDe } from '@/application/mensualidades/enlaces/servicios-enlaces';
import { participanteComoPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import { type EnlaceGuardado, enlaceNuevo } from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { armarEstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { esquemaMensualidad } from '@/domain/mensualidades/mensualidad';
import { participanteDePrueba } from './persona-de-prueba';

const AHORA = new Date('2026-11-24T15:00:00.000Z');
const reloj = { ahora: () => AHORA };

/** Somebody who pays for themself, with one receipt. */
const vista = (cambios: Partial<CuentaVista> = {}): CuentaVista => {
  const cobro = esquemaMensualidad.parse({
    id: 4,
    participante_id: 1,
    valor: 100,
    version: 1,
    abonos: [{ id: 9, fecha: '2026-11-10', valor: 40, medio: 'EFECTIVO', recibo: 41 }],
  });
  const propia = participanteDePrueba;
  const cuenta = {
    ...armarEstadoDeCuenta({ id: 1, nombre: propia.nombre, documento: null }, [cobro], '2026-11-24'),
  };
  return {
    gente: { acudientes: [], propias: [propia] },
    estado: armarEstadoDePagador(
      [participanteComoPagador(propia)],
      [{ ...cuenta, informado: true }],
      0,
      '2026-11-24',
    ),
    retirados: [],
    ...cambios,
  };
};
const guardado = (cambios: Partial<EnlaceGuardado> = {}): EnlaceGuardado => ({
  id: 3,
  ...enlaceNuevo('participante-1', 'CC 1020', AHORA),
  creado_en: AHORA.toISOString(),
  creado_por: null,
  revocado_en: null,
  revocado_por: null,
  abierto_en: null,
  veces_abierto: 0,
  ...cambios,
});

const abrir = (enlace: EnlaceGuardado | null, mirada: CuentaVista | null = vista()) => {
  const puerta = {
    buscar: vi.fn(async () => enlace),
    mirar: vi.fn(async () => mirada),
    anotarApertura: vi.fn(async () => undefined),
  } satisfies PuertaDeLaFamilia;
  const abonos = { recibo: vi.fn(async () => unRecibo()) };
  const imprenta = { recibo: vi.fn(async () => new Uint8Array([1])) };
  const tokens = { huella: vi.fn((token: string) => `huella de ${token}`) };
  const casos = cuentaDeFamiliaDe({ puerta, abonos, imprenta, tokens, reloj });
  return { ...casos, puerta, abonos, imprenta, tokens };
};

describe('abrir una cuenta con un enlace', () => {
  it('bueno: muestra la cuenta y entrega la copia de sus recibos', async () => {
    const puesta = abrir(guardado());
    expect(await puesta.abrir('token')).toMatchObject({ enlace: { id: 3 }, cuenta: { saldo: 60 } });
    expect(await puesta.recibo('token', '9')).toEqual({ enlace: 3, numero: 41, bytes: new Uint8Array([1]) });
    expect(puesta.imprenta.recibo).toHaveBeenCalledWith(
      expect.objectContaining({
        cuentas: [],
        copia: true,
        recibo: expect.objectContaining({ registrado_por: null }),
      }),
    );
    expect(await puesta.recibo('token', '10')).toBeNull();
    expect(puesta.abonos.recibo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['desconocido', null],
    ['vencido', guardado({ expira_en: '2026-11-24T15:00:00.000Z' })],
    ['revocado', guardado({ revocado_en: '2026-11-24T14:00:00.000Z' })],
  ])('%s: una huella, una consulta y nada más', async (_cual, enlace) => {
    const puesta = abrir(enlace);
    expect(await puesta.abrir('token')).toBeNull();
    expect(puesta.tokens.huella).toHaveBeenCalledTimes(1);
    expect(puesta.puerta.buscar.mock.calls).toEqual([['huella de token']]);
    expect(puesta.puerta.mirar).not.toHaveBeenCalled();
    expect(await puesta.recibo('token', '9')).toBeNull();
    expect(puesta.abonos.recibo).not.toHaveBeenCalled();
  });

  it.each<[string, CuentaVista | null]>([
    ['ya no hay a quién', null],
    [
      'la ficha es de otra persona',
      vista({ gente: { acudientes: [], propias: [{ ...participanteDePrueba, numero_documento: '99' }] } }),
    ],
    ['no hay de quién informarle', vista({ estado: { ...vista().estado, cuentas: [] } })],
  ])('%s: nada', async (_por, mirada) => {
    expect(await abrir(guardado(), mirada).abrir('token')).toBeNull();
  });

  it('lo suyo se le muestra aunque haya retirado la autorización; a otro, no', async () => {
    expect(await abrir(guardado(), vista({ retirados: [1] })).abrir('token')).not.toBeNull();
    const ajena = vista({ retirados: [1] });
    const deOtro = { ...ajena, gente: { acudientes: [], propias: [{ ...participanteDePrueba, id: 2 }] } };
    expect(await abrir(guardado(), deOtro).abrir('token')).toBeNull();
  });
});

describe('hacer y revocar enlaces', () => {
  const enlaces = { listar: vi.fn(), crear: vi.fn(), revocar: vi.fn() };

  it('CONSULTA no puede, y nada se pide', async () => {
    const casos = enlacesDeCuentaDe({ enlaces, permisos: permisosDe('CONSULTA'), reloj });
    await expect(casos.crear('acudiente-1')).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    await expect(casos.revocar(1)).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(enlaces.crear).not.toHaveBeenCalled();
    expect(enlaces.revocar).not.toHaveBeenCalled();
  });

  it('una clave que no nombra a nadie, o un enlace sin número, se rechazan antes de pedir nada', async () => {
    const casos = enlacesDeCuentaDe({ enlaces, permisos: permisosDe('ADMINISTRADOR'), reloj });
    await expect(casos.crear('rosa')).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
    await expect(casos.revocar('')).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(enlaces.crear).not.toHaveBeenCalled();
  });
});
