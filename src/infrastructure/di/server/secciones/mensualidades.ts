import {
  crearFundacionEmisora,
  crearLectorCobroPorDefecto,
} from '@/application/configuracion/datos-fundacion.port';
import { cierresDe } from '@/application/mensualidades/cierres/servicios-cierres';
import { cobranzaDe } from '@/application/mensualidades/cobranza/servicios-cobranza';
import { cuentaDeFamiliaDe } from '@/application/mensualidades/enlaces/abrir-cuenta';
import { enlacesDeCuentaDe } from '@/application/mensualidades/enlaces/servicios-enlaces';
import {
  imprimirConstanciaDePagos,
  imprimirEstadoDeCuenta,
  imprimirEstadoDePagador,
  imprimirInformeDeMes,
  imprimirRecibo,
} from '@/application/mensualidades/imprimir-cobro';
import {
  mensualidadesDePeticion,
  pagosDe,
  saldosAFavorDe,
} from '@/application/mensualidades/servicios-mensualidades';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { crearLectorDeLogo } from '@/infrastructure/pdf/logo-de-papel';
import { crearImprentaPdf } from '@/infrastructure/pdf/mensualidades/imprenta-pdf';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresPublicado } from '@/infrastructure/postgres/configuracion/postgres-publicado';
import { postgresLibroDeArqueos } from '@/infrastructure/postgres/mensualidades/cierres/postgres-libro-de-arqueos';
import { postgresLibroDeCierres } from '@/infrastructure/postgres/mensualidades/cierres/postgres-libro-de-cierres';
import { postgresLibroDeCobranza } from '@/infrastructure/postgres/mensualidades/cobranza/postgres-libro-de-cobranza';
import { postgresEnlacesDeCuenta } from '@/infrastructure/postgres/mensualidades/postgres-enlaces-de-cuenta';
import { postgresFinanzas } from '@/infrastructure/postgres/mensualidades/postgres-finanzas';
import { postgresGeneradorMensualidades } from '@/infrastructure/postgres/mensualidades/postgres-generador-mensualidades';
import { postgresLibroDeAbonos } from '@/infrastructure/postgres/mensualidades/postgres-libro-de-abonos';
import { postgresMensualidadRepository } from '@/infrastructure/postgres/mensualidades/postgres-mensualidad-repository';
import { postgresPagos } from '@/infrastructure/postgres/mensualidades/postgres-pagos';
import { postgresPuertaDeLaFamilia } from '@/infrastructure/postgres/mensualidades/postgres-puerta-de-la-familia';
import { postgresSaldosAFavor } from '@/infrastructure/postgres/mensualidades/postgres-saldos-a-favor';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

const fundacionDe = (contexto: Contexto) => crearFundacionEmisora(postgresConfiguracionRepository(contexto));

const abonosDe = (contexto: Contexto) => postgresLibroDeAbonos(contexto, fundacionDe(contexto));

const imprentaDe = (contexto: Contexto) => crearImprentaPdf(crearLectorDeLogo(postgresPublicado(contexto)));

const papelesDe = (contexto: Contexto) => ({
  imprenta: imprentaDe(contexto),
  fundacion: fundacionDe(contexto),
});

/** The fees, what is paid of them, what is owed across them, and the papers of all that. */
export const enPostgresMensualidades: Hechuras<
  | 'mensualidades'
  | 'abonos'
  | 'saldosAFavor'
  | 'enlacesDeCuenta'
  | 'cuentaDeFamilia'
  | 'pagos'
  | 'finanzas'
  | 'cobranza'
  | 'cierres'
  | 'imprimirRecibo'
  | 'imprimirEstadoDeCuenta'
  | 'imprimirEstadoDePagador'
  | 'imprimirConstanciaDePagos'
  | 'imprimirInformeDeMes'
> = {
  mensualidades: ({ contexto, permisos, reloj }) =>
    mensualidadesDePeticion({
      mensualidades: postgresMensualidadRepository(contexto),
      participantes: postgresParticipanteRepository(contexto),
      abonos: abonosDe(contexto),
      generador: postgresGeneradorMensualidades(contexto),
      cierres: postgresLibroDeCierres(contexto),
      cobro: crearLectorCobroPorDefecto(postgresConfiguracionRepository(contexto)),
      permisos,
      reloj,
    }),
  abonos: ({ contexto }) => abonosDe(contexto),
  saldosAFavor: ({ contexto, permisos, reloj }) =>
    saldosAFavorDe({
      saldosAFavor: postgresSaldosAFavor(contexto, fundacionDe(contexto)),
      cierres: postgresLibroDeCierres(contexto),
      permisos,
      reloj,
    }),
  enlacesDeCuenta: ({ contexto, permisos, reloj }) =>
    enlacesDeCuentaDe({ enlaces: postgresEnlacesDeCuenta(contexto, tokensAleatorios), permisos, reloj }),
  cuentaDeFamilia: ({ contexto, reloj }) =>
    cuentaDeFamiliaDe({
      puerta: postgresPuertaDeLaFamilia(contexto),
      abonos: abonosDe(contexto),
      imprenta: imprentaDe(contexto),
      tokens: tokensAleatorios,
      reloj,
    }),
  pagos: ({ contexto, permisos, reloj }) =>
    pagosDe({
      pagos: postgresPagos(contexto, fundacionDe(contexto)),
      cierres: postgresLibroDeCierres(contexto),
      permisos,
      reloj,
    }),
  finanzas: ({ contexto }) => postgresFinanzas(contexto),
  cobranza: ({ contexto, permisos, reloj }) =>
    cobranzaDe({ cobranza: postgresLibroDeCobranza(contexto), permisos, reloj }),
  cierres: ({ contexto, permisos, reloj }) =>
    cierresDe({
      cierres: postgresLibroDeCierres(contexto),
      arqueos: postgresLibroDeArqueos(contexto),
      permisos,
      reloj,
    }),
  imprimirRecibo: ({ contexto }) => imprimirRecibo({ abonos: abonosDe(contexto), ...papelesDe(contexto) }),
  imprimirEstadoDeCuenta: ({ contexto }) =>
    imprimirEstadoDeCuenta({ finanzas: postgresFinanzas(contexto), ...papelesDe(contexto) }),
  imprimirEstadoDePagador: ({ contexto }) =>
    imprimirEstadoDePagador({ finanzas: postgresFinanzas(contexto), ...papelesDe(contexto) }),
  imprimirConstanciaDePagos: ({ contexto }) =>
    imprimirConstanciaDePagos({
      finanzas: postgresFinanzas(contexto),
      saldosAFavor: postgresSaldosAFavor(contexto, fundacionDe(contexto)),
      ...papelesDe(contexto),
    }),
  imprimirInformeDeMes: ({ contexto }) =>
    imprimirInformeDeMes({ cierres: postgresLibroDeCierres(contexto), ...papelesDe(contexto) }),
};
