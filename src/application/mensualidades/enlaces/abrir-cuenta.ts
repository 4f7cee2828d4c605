import type { Imprenta } from '@/application/mensualidades/documentos-cobro.port';
import { cuentasInformadas, identidadDe } from '@/application/mensualidades/enlaces/cuentas-informadas';
import type {
  CuentaVista,
  PuertaDeLaFamilia,
} from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { Tokens } from '@/application/shared/secretos.port';
import {
  armarCuentaDeFamilia,
  buscarPago,
  type CuentaDeFamilia,
  esDeSusCuentas,
} from '@/domain/mensualidades/enlaces/cuenta-de-familia';
import { type EnlaceGuardado, seAnota, sirveAhora } from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import { reciboDeFamilia } from '@/domain/mensualidades/enlaces/recibo-de-familia';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  puerta: PuertaDeLaFamilia;
  abonos: Pick<LibroDeAbonos, 'recibo'>;
  imprenta: Pick<Imprenta, 'recibo'>;
  tokens: Pick<Tokens, 'huella'>;
  reloj: Reloj;
}

interface Abierta {
  enlace: EnlaceGuardado;
  vista: CuentaVista;
  cuentas: EstadoDePagador['cuentas'];
}

/**
 * What a link opens, for whoever has it. Every answer is `null` when it opens nothing, without saying why; one that
 * ended, one taken back and one that never was cost the same: a digest and one question.
 */
export const cuentaDeFamiliaDe = ({ puerta, abonos, imprenta, tokens, reloj }: Dependencias) => {
  const entrar = async (token: string): Promise<Abierta | null> => {
    const enlace = await puerta.buscar(tokens.huella(token));
    if (!enlace || !sirveAhora(enlace, reloj.ahora())) return null;
    const vista = await puerta.mirar(enlace.pagador);
    if (!vista || identidadDe(vista.gente) !== enlace.identidad) return null;
    const cuentas = cuentasInformadas(vista);
    return cuentas.length > 0 ? { enlace, vista, cuentas } : null;
  };
  return {
    abrir: async (
      token: string,
    ): Promise<{ enlace: Pick<EnlaceGuardado, 'id' | 'expira_en'>; cuenta: CuentaDeFamilia } | null> => {
      const abierta = await entrar(token);
      if (!abierta) return null;
      const { enlace, vista, cuentas } = abierta;
      return { enlace, cuenta: armarCuentaDeFamilia(vista.estado, cuentas) };
    },
    /** The copy of one of their receipts, as the bytes of a PDF. */
    recibo: async (
      token: string,
      abono: Id,
    ): Promise<{ enlace: Id; numero: number; bytes: Uint8Array } | null> => {
      const abierta = await entrar(token);
      const pago = abierta && buscarPago(abierta.cuentas, abono);
      const recibo = pago && (await abonos.recibo(pago.mensualidad, pago.abono.id));
      if (!recibo || recibo.recibo === null) return null;
      const copia = reciboDeFamilia(recibo, (mensualidad) => esDeSusCuentas(abierta.cuentas, mensualidad));
      const bytes = await imprenta.recibo({ recibo: copia, cuentas: [], copia: true });
      return { enlace: abierta.enlace.id, numero: recibo.recibo, bytes };
    },
    anotarApertura: (id: Id): Promise<void> =>
      puerta.anotarApertura(id, (anotado_en) => seAnota(anotado_en, reloj.ahora())),
  };
};
