import { permisosDe } from '@tests/application/dobles/permisos';
import { unRecibo, unReciboDePago } from '@tests/builders/un-recibo';
import { describe, expect, it, vi } from 'vitest';
import { cuentaDeFamiliaDe } from '@/application/mensualidades/enlaces/abrir-cuenta';
import { identidadDe } from '@/application/mensualidades/enlaces/cuentas-informadas';
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
import type { Recibo } from '@/domain/mensualidades/recibo';
import type { Id } from '@/domain/shared/id';
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
    ...armarEstadoDeCuenta(
      { id: 1, nombre: propia.nombre, documento: null, sede_id: null },
      [cobro],
      '2026-11-24',
    ),
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
    anotarApertura: vi.fn(async (_id: Id, _seAnota: (anotado_en: string | null) => boolean) => undefined),
  } satisfies PuertaDeLaFamilia;
  const abonos = { recibo: vi.fn(async (): Promise<Recibo | null> => unRecibo()) };
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

  it('de un recibo de varias, la copia dice lo que es de sus cuentas', async () => {
    const puesta = abrir(guardado());
    const pago = unReciboDePago();
    const [ana, beto] = pago.partes;
    if (!ana || !beto) throw new Error('Faltan partes');
    const partes = [{ ...ana, mensualidad_id: 4 }, beto];
    puesta.abonos.recibo.mockResolvedValue(unRecibo({ pago: { ...pago, partes } }));
    await puesta.recibo('token', 9);
    expect(puesta.imprenta.recibo).toHaveBeenCalledWith(
      expect.objectContaining({
        recibo: expect.objectContaining({
          pago: expect.objectContaining({
            partes: [
              expect.objectContaining({ participante: { nombre: 'Ana R.', documento: null } }),
              expect.objectContaining({ participante: { nombre: 'Otra persona', documento: null } }),
            ],
          }),
        }),
      }),
    );
  });

  it.each([null, unRecibo({ recibo: null })])('sin papel, o sin número, no hay copia', async (papel) => {
    const puesta = abrir(guardado());
    puesta.abonos.recibo.mockResolvedValue(papel);
    expect(await puesta.recibo('token', 9)).toBeNull();
    expect(puesta.imprenta.recibo).not.toHaveBeenCalled();
  });

  it('que se abrió se anota, y en la historia una vez por hora', async () => {
    const puesta = abrir(guardado());
    await puesta.anotarApertura(3);
    const [id, seAnota] = puesta.puerta.anotarApertura.mock.calls[0] ?? [];
    expect(id).toBe(3);
    expect(
      [null, '2026-11-24T14:00:00.000Z', '2026-11-24T14:00:01.000Z'].map((antes) => seAnota?.(antes)),
    ).toEqual([true, true, false]);
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

  it('de quien ya no está no hay identidad', () => {
    expect(identidadDe(null)).toBeNull();
  });

  it('lo suyo se le muestra aunque haya retirado la autorización; a otro, no', async () => {
    expect(await abrir(guardado(), vista({ retirados: [1] })).abrir('token')).not.toBeNull();
    const ajena = vista({ retirados: [1] });
    const deOtro = { ...ajena, gente: { acudientes: [], propias: [{ ...participanteDePrueba, id: 2 }] } };
    expect(await abrir(guardado(), deOtro).abrir('token')).toBeNull();
  });

  it('una ficha suya lo es aunque tenga otra, y quien retiró la autorización no es quien no', async () => {
    const propias = [participanteDePrueba, { ...participanteDePrueba, id: 2 }];
    const dos = vista({ retirados: [1], gente: { acudientes: [], propias } });
    expect(await abrir(guardado(), dos).abrir('token')).not.toBeNull();
    const deOtro = {
      ...vista({ retirados: [1, 7] }),
      gente: { acudientes: [], propias: [{ ...participanteDePrueba, id: 2 }] },
    };
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

  it('se hace para quien es ahora, si hay de quién informarle', async () => {
    const casos = enlacesDeCuentaDe({ enlaces, permisos: permisosDe('ADMINISTRADOR'), reloj });
    await casos.crear('participante-1', { clave: 'k' });
    const [clave, decidir, opciones] = enlaces.crear.mock.calls[0] ?? [];
    expect([clave, opciones]).toEqual(['participante-1', { clave: 'k' }]);
    expect(decidir(vista())).toEqual(enlaceNuevo('participante-1', 'CC 1020', AHORA));
    expect(() => decidir(vista({ gente: { acudientes: [], propias: [] } }))).toThrow('No existe un pagador');
    expect(() => decidir(vista({ estado: { ...vista().estado, cuentas: [] } }))).toThrow(
      'y compruebe que la persona no haya retirado su autorización',
    );
  });

  it('el que se revoca se nombra, y no se revoca dos veces', async () => {
    const casos = enlacesDeCuentaDe({ enlaces, permisos: permisosDe('ADMINISTRADOR'), reloj });
    await expect(casos.revocar(' ')).rejects.toThrow('ID de enlace requerido');
    await casos.revocar(3, { clave: 'k' });
    const [id, revisar, opciones] = enlaces.revocar.mock.calls[0] ?? [];
    expect([id, opciones]).toEqual([3, { clave: 'k' }]);
    expect(() => revisar({ revocado_en: 'x' })).toThrow('ya está revocado');
  });
});
