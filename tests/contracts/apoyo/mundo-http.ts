import { Readable } from 'node:stream';
import { registroMudo } from '@tests/infrastructure/apoyo/registro-espia';
import { abrirPGliteDePrueba, ordenDeVaciar } from '@tests/server/apoyo/base-de-prueba';
import { crearServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { tablasParaVaciar } from '@tests/server/apoyo/tablas-del-codigo';
import type { Reloj } from '@/application/shared/equipo.port';
import {
  crearHttpActividadRepository,
  crearHttpVerificadorActividad,
} from '@/infrastructure/http/actividad/http-actividad-repository';
import { crearHttpAcudienteRepository } from '@/infrastructure/http/acudientes/http-acudiente-repository';
import { type ClienteHttp, crearClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { crearHttpConfiguracionRepository } from '@/infrastructure/http/configuracion/http-configuracion-repository';
import {
  crearHttpDocumentosFormato,
  crearHttpFormatoRepository,
} from '@/infrastructure/http/formatos/http-formato-repository';
import { crearHttpPapelesRecibidos } from '@/infrastructure/http/formatos/http-papeles-recibidos';
import {
  crearHttpLibroDeArqueos,
  crearHttpLibroDeCierres,
} from '@/infrastructure/http/mensualidades/http-cierres';
import { crearHttpEnlacesDeCuenta } from '@/infrastructure/http/mensualidades/http-enlaces-de-cuenta';
import {
  crearHttpDocumentosCobro,
  crearHttpFinanzas,
  crearHttpSaldosAFavor,
} from '@/infrastructure/http/mensualidades/http-finanzas';
import {
  crearHttpGeneradorMensualidades,
  crearHttpLibroDeAbonos,
} from '@/infrastructure/http/mensualidades/http-libro-de-abonos';
import { crearHttpLibroDeCobranza } from '@/infrastructure/http/mensualidades/http-libro-de-cobranza';
import { crearHttpMensualidadRepository } from '@/infrastructure/http/mensualidades/http-mensualidad-repository';
import { crearHttpPagos } from '@/infrastructure/http/mensualidades/http-pagos';
import { crearHttpFotosDeParticipantes } from '@/infrastructure/http/participantes/http-fotos-de-participantes';
import { crearHttpLibroDeEstancias } from '@/infrastructure/http/participantes/http-libro-de-estancias';
import { crearHttpLibroDeNovedades } from '@/infrastructure/http/participantes/http-libro-de-novedades';
import { crearHttpParticipanteRepository } from '@/infrastructure/http/participantes/http-participante-repository';
import { crearHttpRevisionDeDatos } from '@/infrastructure/http/revision/http-revision-de-datos';
import { crearHttpSedeRepository } from '@/infrastructure/http/sedes/http-sede-repository';
import {
  crearHttpEjemplosDelPanel,
  crearHttpVigiaDelSistema,
} from '@/infrastructure/http/sistema/http-vigia-del-sistema';
import { crearHttpServidorDelSitio } from '@/infrastructure/http/sitio/http-servidor-del-sitio';
import { crearHttpSitioRepository } from '@/infrastructure/http/sitio/http-sitio-repository';
import { crearHttpTablero } from '@/infrastructure/http/tablero/http-tablero';
import { crearHttpUsuarioRepository } from '@/infrastructure/http/usuarios/http-usuario-repository';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { abrirBodega } from '@/infrastructure/storage/abrir-bodega';
import type { Mundo, Repositorios, SoloDelNavegador } from './mundo';

export const clienteDe = (base: string, token: () => string | null): ClienteHttp =>
  crearClienteHttp({
    base,
    fetch,
    origen: null,
    enLinea: () => true,
    token,
    alRechazarSesion: () => {},
  });

/** What an administrator's session needs to survive. */
const DE_LA_SESION = [
  'usuarios',
  'sesiones',
  'accesos_conocidos',
  'intentos_acceso',
  'restablecimientos',
  'carpetas_reservadas',
  'imagenes_del_logo',
];

export const adaptadoresSobre = (
  cliente: ClienteHttp,
  reloj: Reloj = { ahora: () => new Date() },
): Repositorios & SoloDelNavegador => {
  return {
    participantes: crearHttpParticipanteRepository(cliente, registroMudo),
    estancias: crearHttpLibroDeEstancias(cliente, registroMudo),
    fotos: crearHttpFotosDeParticipantes(cliente),
    novedades: crearHttpLibroDeNovedades(cliente, registroMudo),
    sedes: crearHttpSedeRepository(cliente, registroMudo),
    acudientes: crearHttpAcudienteRepository(cliente, registroMudo),
    mensualidades: crearHttpMensualidadRepository(cliente, registroMudo, reloj),
    abonos: crearHttpLibroDeAbonos(cliente, registroMudo),
    saldosAFavor: crearHttpSaldosAFavor(cliente, registroMudo),
    enlaces: crearHttpEnlacesDeCuenta(cliente, registroMudo),
    pagos: crearHttpPagos(cliente),
    generador: crearHttpGeneradorMensualidades(cliente),
    finanzas: crearHttpFinanzas(cliente),
    cobranza: crearHttpLibroDeCobranza(cliente, registroMudo),
    cierres: crearHttpLibroDeCierres(cliente),
    arqueos: crearHttpLibroDeArqueos(cliente),
    usuarios: crearHttpUsuarioRepository(cliente, registroMudo),
    actividad: crearHttpActividadRepository(cliente, registroMudo),
    configuracion: crearHttpConfiguracionRepository(cliente),
    sitio: crearHttpSitioRepository(cliente),
    formatos: crearHttpFormatoRepository(cliente, registroMudo),
    papeles: crearHttpPapelesRecibidos(cliente, registroMudo),
    tablero: crearHttpTablero(cliente),
    revision: crearHttpRevisionDeDatos(cliente),
    documentosCobro: crearHttpDocumentosCobro(cliente),
    documentosFormato: crearHttpDocumentosFormato(cliente),
    servidorDelSitio: crearHttpServidorDelSitio(cliente),
    verificador: crearHttpVerificadorActividad(cliente),
    sistema: crearHttpVigiaDelSistema(cliente),
    ejemplos: crearHttpEjemplosDelPanel(cliente),
  };
};

export type MundoHttp = Mundo &
  SoloDelNavegador & {
    /** Of the panel's service. */
    direccion: string;
    base: BaseDatosAbierta;
  };
export type AbrirMundoHttp = () => Promise<MundoHttp>;

/** The adapters of the browser over the real server, signed in as the administrator. */
export const abrirMundoHttp: AbrirMundoHttp = async () => {
  const base = await abrirPGliteDePrueba();
  const servidor = await crearServidorDePrueba({ db: base.db });
  const direccion = `${servidor.url}/dashboard-api`;
  return {
    ...adaptadoresSobre(clienteDe(direccion, () => servidor.tokenAdmin)),
    direccion,
    base,
    vaciar: async () =>
      base.ejecutarGuion(
        `${ordenDeVaciar(await tablasParaVaciar(DE_LA_SESION))}; delete from usuarios where email like '%@ejemplo.example'`,
      ),
    dejarArchivo: async (ruta) =>
      (await abrirBodega({ carpeta: servidor.carpeta })).guardar(ruta, Readable.from(['un papel'])),
    cerrar: async () => {
      await servidor.cerrar();
      await base.cerrar();
    },
  };
};

/** The same adapters where nobody answers. */
export const abrirMundoHttpSinServicio = async (): Promise<Mundo> => ({
  ...adaptadoresSobre(clienteDe('http://127.0.0.1:1/dashboard-api', () => 'un-token')),
  vaciar: async () => {},
  cerrar: async () => {},
});
