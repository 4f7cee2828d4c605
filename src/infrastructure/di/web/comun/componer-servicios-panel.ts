import { Container, type ContainerModule } from 'inversify';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { moduloAcudientes } from '../modulos/modulo-acudientes';
import { moduloArchivos } from '../modulos/modulo-archivos';
import { moduloConfiguracion } from '../modulos/modulo-configuracion';
import { moduloFormatos } from '../modulos/modulo-formatos';
import { moduloMensualidades } from '../modulos/modulo-mensualidades';
import { moduloParticipantes } from '../modulos/modulo-participantes';
import { moduloRevision } from '../modulos/modulo-revision';
import { moduloSedes } from '../modulos/modulo-sedes';
import { moduloSesion } from '../modulos/modulo-sesion';
import { moduloUsuarios } from '../modulos/modulo-usuarios';
import { PUERTOS, SERVICIOS } from '../tokens';

/** The back-office over whatever adapters the given modules bind. */
export const componerServiciosPanel = (...adaptadores: ContainerModule[]): ServiciosPanel => {
  const contenedor = new Container();
  contenedor.load(
    ...adaptadores,
    moduloSesion,
    moduloParticipantes,
    moduloSedes,
    moduloAcudientes,
    moduloMensualidades,
    moduloUsuarios,
    moduloArchivos,
    moduloFormatos,
    moduloConfiguracion,
    moduloRevision,
  );
  return {
    participantes: contenedor.get(SERVICIOS.participantes),
    sedes: contenedor.get(SERVICIOS.sedes),
    acudientes: contenedor.get(SERVICIOS.acudientes),
    mensualidades: contenedor.get(SERVICIOS.mensualidades),
    finanzas: contenedor.get(SERVICIOS.finanzas),
    saldosAFavor: contenedor.get(SERVICIOS.saldosAFavor),
    documentosCobro: contenedor.get(PUERTOS.documentosCobro),
    usuarios: contenedor.get(SERVICIOS.usuarios),
    archivos: contenedor.get(SERVICIOS.archivos),
    formatos: contenedor.get(SERVICIOS.formatos),
    documentosFormato: contenedor.get(PUERTOS.documentosFormato),
    configuracion: contenedor.get(SERVICIOS.configuracion),
    cambiarContrasena: contenedor.get(SERVICIOS.cambiarContrasena),
    misSesiones: contenedor.get(SERVICIOS.misSesiones),
    actualizarPerfil: contenedor.get(SERVICIOS.actualizarPerfil),
    revision: contenedor.get(SERVICIOS.revision),
    tablero: contenedor.get(PUERTOS.tablero),
    actividad: contenedor.get(PUERTOS.actividad),
    verificador: contenedor.get(PUERTOS.verificador),
    permisos: contenedor.get(PUERTOS.permisos),
    portapapeles: contenedor.get(PUERTOS.portapapeles),
    cargarBorradores: contenedor.get(PUERTOS.cargarBorradores),
    preferencias: contenedor.get(PUERTOS.preferencias),
    registro: contenedor.get(PUERTOS.registro),
    reloj: contenedor.get(PUERTOS.reloj),
    ids: contenedor.get(PUERTOS.ids),
  };
};
