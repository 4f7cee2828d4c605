import type { Lectura, Seccion } from '@/application/servicios/servicios-panel';
import { demoActividad } from './demo/actividad';
import { demoAcudientes } from './demo/acudientes';
import { demoArchivos } from './demo/archivos';
import { demoConfiguracion } from './demo/configuracion';
import { demoFormatos } from './demo/formatos';
import { demoMensualidades } from './demo/mensualidades';
import { demoParticipantes } from './demo/participantes';
import { demoRevision } from './demo/revision';
import type { SeccionDeLaDemo } from './demo/seccion-de-la-demo';
import { demoSedes } from './demo/sedes';
import { demoSistema } from './demo/sistema';
import { demoSitio } from './demo/sitio';
import { demoTablero } from './demo/tablero';
import { demoUsuarios } from './demo/usuarios';
import type { Modulo } from './nombres';

/**
 * Where a section enters the browser and the demo. The product leaves the second list out; the demo carries what the
 * first one imports, which it never asks for: some small files, against one more place to name each section in.
 */

type Modulos = () => Promise<{ modulos: readonly Modulo[] }>;

const finanzas: Modulos = () => import('./secciones/finanzas');
/** What only dialogs ask for is in a folder of its own: no page begins with it, nor with what it shares with others. */
const enlaces: Modulos = () => import('./de-dialogos/enlaces');
const formatos: Modulos = () => import('./secciones/formatos');
const actividad: Modulos = () => import('./secciones/actividad');
const configuracion: Modulos = () => import('./secciones/configuracion');

/**
 * The code of a section comes with the first page that asks for it; the build preloads what a route says that it reads. What
 * half of the screens ask for comes in one file, with what they read with.
 */
export const EN_EL_NAVEGADOR: Readonly<Record<Seccion, Modulos>> = {
  participantes: () => import('./secciones/participantes'),
  estancias: () => import('./secciones/estancias'),
  fotos: () => import('./secciones/fotos'),
  bitacora: () => import('./secciones/bitacora'),
  sedes: () => import('./secciones/sedes'),
  acudientes: () => import('./secciones/acudientes'),
  mensualidades: () => import('./secciones/mensualidades'),
  finanzas,
  saldosAFavor: finanzas,
  cobranza: finanzas,
  enlacesDeCuenta: enlaces,
  cierres: finanzas,
  pagos: finanzas,
  documentosCobro: finanzas,
  compartidor: enlaces,
  usuarios: () => import('./secciones/usuarios'),
  archivos: () => import('./secciones/archivos'),
  formatos,
  documentosFormato: formatos,
  tablero: () => import('./secciones/tablero'),
  revision: () => import('./secciones/revision'),
  actividad,
  verificador: actividad,
  sistema: () => import('./de-dialogos/sistema'),
  configuracion,
  sitio: () => import('./secciones/sitio'),
  misSesiones: configuracion,
  cuenta: configuracion,
};

/** The adapters alone, for the first screen of a list. */
export const LECTURAS: Readonly<Record<Lectura, () => Promise<Modulo>>> = {
  participantes: async () =>
    (await import(/* webpackChunkName: "lecturas" */ './http/participantes')).httpParticipantes,
  acudientes: async () => (await import('./http/acudientes')).httpAcudientes,
  mensualidades: async () => (await import('./http/mensualidades')).httpMensualidades,
  sedes: async () => (await import(/* webpackChunkName: "lecturas" */ './http/sedes')).httpSedes,
};

export const EN_LA_DEMO: readonly SeccionDeLaDemo[] = [
  demoParticipantes,
  demoSedes,
  demoAcudientes,
  demoMensualidades,
  demoUsuarios,
  demoArchivos,
  demoFormatos,
  demoTablero,
  demoRevision,
  demoSistema,
  demoActividad,
  demoConfiguracion,
  demoSitio,
];
