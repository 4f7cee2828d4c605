import type {
  ActividadRepository,
  Auditoria,
  VerificadorActividad,
} from '@/application/actividad/actividad-repository.port';
import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import type { acudientesDelPanel, acudientesDePeticion } from '@/application/acudientes/servicios-acudientes';
import type { archivosDelPanel } from '@/application/archivos/servicios-archivos';
import type {
  configuracionDe,
  configuracionDePeticion,
} from '@/application/configuracion/servicios-configuracion';
import type { DocumentosFormato } from '@/application/formatos/documentos-formato.port';
import type { formatosDelPanel, formatosDePeticion } from '@/application/formatos/servicios-formatos';
import type { cierresDe } from '@/application/mensualidades/cierres/servicios-cierres';
import type { cobranzaDe } from '@/application/mensualidades/cobranza/servicios-cobranza';
import type { DocumentosCobro } from '@/application/mensualidades/documentos-cobro.port';
import type { cuentaDeFamiliaDe } from '@/application/mensualidades/enlaces/abrir-cuenta';
import type { enlacesDeCuentaDe } from '@/application/mensualidades/enlaces/servicios-enlaces';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type {
  imprimirConstanciaDePagos,
  imprimirEstadoDeCuenta,
  imprimirEstadoDePagador,
  imprimirInformeDeMes,
  imprimirRecibo,
} from '@/application/mensualidades/imprimir-cobro';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type {
  finanzasDelPanel,
  mensualidadesDelPanel,
  mensualidadesDePeticion,
  pagosDe,
  saldosAFavorDe,
} from '@/application/mensualidades/servicios-mensualidades';
import type { bitacoraDe } from '@/application/participantes/bitacora/servicios-bitacora';
import type { estanciasDe } from '@/application/participantes/estancias/servicios-estancias';
import type { fotosDe } from '@/application/participantes/fotos/servicios-fotos';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type {
  participantesDelPanel,
  participantesDePeticion,
} from '@/application/participantes/servicios-participantes';
import type { revisionDe } from '@/application/revision/servicios-revision';
import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import type { sedesDelPanel, sedesDePeticion } from '@/application/sedes/servicios-sedes';
import type { Recorridos } from '@/application/servicios/recorridos';
import type { cambiarContrasenaPropia } from '@/application/sesion/cambiar-contrasena-propia';
import type { cerrarSesionesPropias } from '@/application/sesion/cerrar-sesiones-propias';
import type { Cuentas } from '@/application/sesion/cuentas.port';
import type { cuentaDelPanel, misSesionesDelPanel } from '@/application/sesion/servicios-cuenta';
import type { SesionesPropias } from '@/application/sesion/sesiones-abiertas.port';
import type { Compartidor } from '@/application/shared/equipo.port';
import type { entregarCopia } from '@/application/sin-red/entregar-copia';
import type { EquiposSinRed } from '@/application/sin-red/equipos-sin-red.port';
import type { EjemplosDelPanel } from '@/application/sistema/ejemplos-del-panel.port';
import type { ejemplosDe } from '@/application/sistema/servicios-ejemplos';
import type { VigiaDelSistema } from '@/application/sistema/vigia-del-sistema.port';
import type { sitioDelPanel, sitioDePeticion } from '@/application/sitio/servicios-sitio';
import type { Tablero } from '@/application/tablero/tablero.port';
import type { usuariosDelPanel, usuariosDePeticion } from '@/application/usuarios/servicios-usuarios';

/** Everything the back-office drives, section by section. */
export interface CasosDelPanel {
  participantes: ReturnType<typeof participantesDelPanel>;
  estancias: ReturnType<typeof estanciasDe>;
  fotos: ReturnType<typeof fotosDe>;
  bitacora: ReturnType<typeof bitacoraDe>;
  sedes: ReturnType<typeof sedesDelPanel>;
  acudientes: ReturnType<typeof acudientesDelPanel>;
  mensualidades: ReturnType<typeof mensualidadesDelPanel>;
  finanzas: ReturnType<typeof finanzasDelPanel>;
  saldosAFavor: ReturnType<typeof saldosAFavorDe>;
  cobranza: ReturnType<typeof cobranzaDe>;
  enlacesDeCuenta: ReturnType<typeof enlacesDeCuentaDe>;
  cierres: ReturnType<typeof cierresDe>;
  pagos: ReturnType<typeof pagosDe>;
  documentosCobro: DocumentosCobro;
  compartidor: Compartidor;
  usuarios: ReturnType<typeof usuariosDelPanel>;
  archivos: ReturnType<typeof archivosDelPanel>;
  formatos: ReturnType<typeof formatosDelPanel>;
  documentosFormato: DocumentosFormato;
  tablero: Tablero;
  revision: ReturnType<typeof revisionDe>;
  actividad: ActividadRepository;
  verificador: VerificadorActividad;
  sistema: VigiaDelSistema & EjemplosDelPanel;
  configuracion: ReturnType<typeof configuracionDe>;
  sitio: ReturnType<typeof sitioDelPanel>;
  misSesiones: ReturnType<typeof misSesionesDelPanel>;
  cuenta: ReturnType<typeof cuentaDelPanel>;
}

/** What the lists read, straight from their ports: the first screen of a section waits for no use-case. */
export interface LecturasDelPanel {
  participantes: Pick<ParticipanteRepository, 'buscar' | 'obtener'>;
  acudientes: Pick<AcudienteRepository, 'buscar' | 'obtener'>;
  mensualidades: Pick<MensualidadRepository, 'buscar' | 'obtener'>;
  sedes: Pick<SedeRepository, 'listar' | 'buscar' | 'obtener'>;
}

/** What one request of the dashboard service may do, on behalf of one person. Reads go straight to the port. */
export interface ServiciosPeticion {
  participantes: ReturnType<typeof participantesDePeticion>;
  estancias: ReturnType<typeof estanciasDe>;
  fotos: ReturnType<typeof fotosDe>;
  bitacora: ReturnType<typeof bitacoraDe>;
  sedes: ReturnType<typeof sedesDePeticion>;
  acudientes: ReturnType<typeof acudientesDePeticion>;
  mensualidades: ReturnType<typeof mensualidadesDePeticion>;
  abonos: Pick<LibroDeAbonos, 'buscar' | 'sumar' | 'numeracion' | 'registradores' | 'recibo'>;
  saldosAFavor: ReturnType<typeof saldosAFavorDe>;
  enlacesDeCuenta: ReturnType<typeof enlacesDeCuentaDe>;
  cuentaDeFamilia: ReturnType<typeof cuentaDeFamiliaDe>;
  pagos: ReturnType<typeof pagosDe>;
  finanzas: Finanzas;
  cobranza: ReturnType<typeof cobranzaDe>;
  cierres: ReturnType<typeof cierresDe>;
  imprimirRecibo: ReturnType<typeof imprimirRecibo>;
  imprimirEstadoDeCuenta: ReturnType<typeof imprimirEstadoDeCuenta>;
  imprimirEstadoDePagador: ReturnType<typeof imprimirEstadoDePagador>;
  imprimirConstanciaDePagos: ReturnType<typeof imprimirConstanciaDePagos>;
  imprimirInformeDeMes: ReturnType<typeof imprimirInformeDeMes>;
  usuarios: ReturnType<typeof usuariosDePeticion>;
  cuentas: Pick<Cuentas, 'actualizarPerfil'>;
  sesionesPropias: Pick<SesionesPropias, 'listar' | 'salir'>;
  cerrarSesionesPropias: ReturnType<typeof cerrarSesionesPropias>;
  cambiarContrasena: ReturnType<typeof cambiarContrasenaPropia>;
  configuracion: ReturnType<typeof configuracionDePeticion>;
  sitio: ReturnType<typeof sitioDePeticion>;
  formatos: ReturnType<typeof formatosDePeticion>;
  tablero: Tablero;
  revision: ReturnType<typeof revisionDe>;
  actividad: ActividadRepository;
  auditoria: Auditoria;
  recorridos: Recorridos;
  equiposSinRed: EquiposSinRed;
  entregarCopia: ReturnType<typeof entregarCopia>;
  ejemplos: ReturnType<typeof ejemplosDe>;
}
