import {
  crearFundacionEmisora,
  crearLectorCobroPorDefecto,
} from '@/application/configuracion/datos-fundacion.port';
import {
  imprimirEstadoDeCuenta,
  imprimirEstadoDePagador,
  imprimirRecibo,
} from '@/application/mensualidades/imprimir-cobro';
import {
  mensualidadesDePeticion,
  pagosDe,
  saldosAFavorDe,
} from '@/application/mensualidades/servicios-mensualidades';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { imprentaPdf } from '@/infrastructure/pdf/mensualidades/imprenta-pdf';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresFinanzas } from '@/infrastructure/postgres/mensualidades/postgres-finanzas';
import { postgresGeneradorMensualidades } from '@/infrastructure/postgres/mensualidades/postgres-generador-mensualidades';
import { postgresLibroDeAbonos } from '@/infrastructure/postgres/mensualidades/postgres-libro-de-abonos';
import { postgresMensualidadRepository } from '@/infrastructure/postgres/mensualidades/postgres-mensualidad-repository';
import { postgresPagos } from '@/infrastructure/postgres/mensualidades/postgres-pagos';
import { postgresSaldosAFavor } from '@/infrastructure/postgres/mensualidades/postgres-saldos-a-favor';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

const fundacionDe = (contexto: Contexto) => crearFundacionEmisora(postgresConfiguracionRepository(contexto));

const abonosDe = (contexto: Contexto) => postgresLibroDeAbonos(contexto, fundacionDe(contexto));

const papelesDe = (contexto: Contexto) => ({ imprenta: imprentaPdf, fundacion: fundacionDe(contexto) });

/** The fees, what is paid of them, what is owed across them, and the papers of all that. */
export const enPostgresMensualidades: Hechuras<
  | 'mensualidades'
  | 'abonos'
  | 'saldosAFavor'
  | 'pagos'
  | 'finanzas'
  | 'imprimirRecibo'
  | 'imprimirEstadoDeCuenta'
  | 'imprimirEstadoDePagador'
> = {
  mensualidades: ({ contexto, permisos, reloj }) =>
    mensualidadesDePeticion({
      mensualidades: postgresMensualidadRepository(contexto),
      participantes: postgresParticipanteRepository(contexto),
      abonos: abonosDe(contexto),
      generador: postgresGeneradorMensualidades(contexto),
      cobro: crearLectorCobroPorDefecto(postgresConfiguracionRepository(contexto)),
      permisos,
      reloj,
    }),
  abonos: ({ contexto }) => abonosDe(contexto),
  saldosAFavor: ({ contexto, permisos, reloj }) =>
    saldosAFavorDe({
      saldosAFavor: postgresSaldosAFavor(contexto, fundacionDe(contexto)),
      permisos,
      reloj,
    }),
  pagos: ({ contexto, permisos, reloj }) =>
    pagosDe({ pagos: postgresPagos(contexto, fundacionDe(contexto)), permisos, reloj }),
  finanzas: ({ contexto }) => postgresFinanzas(contexto),
  imprimirRecibo: ({ contexto }) => imprimirRecibo({ abonos: abonosDe(contexto), ...papelesDe(contexto) }),
  imprimirEstadoDeCuenta: ({ contexto }) =>
    imprimirEstadoDeCuenta({ finanzas: postgresFinanzas(contexto), ...papelesDe(contexto) }),
  imprimirEstadoDePagador: ({ contexto }) =>
    imprimirEstadoDePagador({ finanzas: postgresFinanzas(contexto), ...papelesDe(contexto) }),
};
