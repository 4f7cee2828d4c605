import { afterAll, beforeAll, beforeEach } from 'vitest';
import type {
  ActividadRepository,
  VerificadorActividad,
} from '@/application/actividad/actividad-repository.port';
import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import type { DocumentosFormato } from '@/application/formatos/documentos-formato.port';
import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { PapelesRecibidos } from '@/application/formatos/papeles-recibidos.port';
import type { LibroDeArqueos } from '@/application/mensualidades/cierres/libro-de-arqueos.port';
import type { LibroDeCierres } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { LibroDeCobranza } from '@/application/mensualidades/cobranza/libro-de-cobranza.port';
import type { DocumentosCobro } from '@/application/mensualidades/documentos-cobro.port';
import type { EnlacesDeCuenta } from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { Pagos } from '@/application/mensualidades/pagos.port';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { LibroDeNovedades } from '@/application/participantes/bitacora/libro-de-novedades.port';
import type { LibroDeEstancias } from '@/application/participantes/estancias/libro-de-estancias.port';
import type { FotosDeParticipantes } from '@/application/participantes/fotos/fotos-de-participantes.port';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import type { EjemplosDelPanel } from '@/application/sistema/ejemplos-del-panel.port';
import type { VigiaDelSistema } from '@/application/sistema/vigia-del-sistema.port';
import type { ServidorDelSitio } from '@/application/sitio/servidor-del-sitio.port';
import type { SitioRepository } from '@/application/sitio/sitio-repository.port';
import type { Tablero } from '@/application/tablero/tablero.port';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';

/** One family of adapters over the same data, signed in as an administrator where that matters. */
export interface Repositorios {
  participantes: ParticipanteRepository;
  estancias: LibroDeEstancias;
  fotos: FotosDeParticipantes;
  novedades: LibroDeNovedades;
  sedes: SedeRepository;
  acudientes: AcudienteRepository;
  mensualidades: MensualidadRepository;
  abonos: LibroDeAbonos;
  saldosAFavor: SaldosAFavor;
  enlaces: EnlacesDeCuenta;
  pagos: Pagos;
  generador: GeneradorMensualidades;
  finanzas: Finanzas;
  cobranza: LibroDeCobranza;
  cierres: LibroDeCierres;
  arqueos: LibroDeArqueos;
  usuarios: UsuarioRepository;
  actividad: ActividadRepository;
  configuracion: ConfiguracionRepository;
  sitio: SitioRepository;
  formatos: FormatoRepository;
  papeles: PapelesRecibidos;
  tablero: Tablero;
  revision: RevisionDeDatos;
}

export interface Mundo extends Repositorios {
  /** Leaves no record but the users that the adapter needs to work. */
  vaciar(): Promise<void>;
  /** Leaves a file there, where a write looks whether it is; nothing where none does. */
  dejarArchivo?(ruta: string): Promise<void>;
  cerrar(): Promise<void>;
}

export type AbrirMundo = () => Promise<Mundo>;

/** Opens the adapters once for a suite and empties them before each test. */
export const usarMundo = <M extends Mundo>(abrir: () => Promise<M>): (() => M) => {
  let mundo: M | null = null;
  beforeAll(async () => {
    mundo = await abrir();
  });
  beforeEach(async () => {
    await mundo?.vaciar();
  });
  afterAll(async () => {
    await mundo?.cerrar();
  });
  return () => {
    if (!mundo) throw new Error('El mundo todavía no está abierto');
    return mundo;
  };
};

/** The same world for several suites; it closes when the one that asked for it ends. */
export const compartirMundo = <M extends Mundo>(abrir: () => Promise<M>): (() => Promise<M>) => {
  let mundo: Promise<M> | null = null;
  afterAll(async () => {
    await (await mundo)?.cerrar();
  });
  return async () => {
    mundo ??= abrir();
    const abierto = await mundo;
    return Object.create(abierto, { cerrar: { value: async () => {} } }) as M;
  };
};

/** What the browser asks for and the server, which makes it, does not have as such. */
export interface SoloDelNavegador {
  documentosCobro: DocumentosCobro;
  documentosFormato: DocumentosFormato;
  verificador: VerificadorActividad;
  sistema: VigiaDelSistema;
  ejemplos: EjemplosDelPanel;
  servidorDelSitio: ServidorDelSitio;
}

export type AbrirMundoDelNavegador = () => Promise<Mundo & SoloDelNavegador>;
