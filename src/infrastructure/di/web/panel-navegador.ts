import { ContainerModule } from 'inversify';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { crearHttpActividadRepository } from '@/infrastructure/http/actividad/http-actividad-repository';
import { crearHttpAcudienteRepository } from '@/infrastructure/http/acudientes/http-acudiente-repository';
import { crearHttpArchivoStore } from '@/infrastructure/http/archivos/http-archivo-store';
import { crearUrlFirmada } from '@/infrastructure/http/archivos/url-firmada';
import { crearHttpMensualidadRepository } from '@/infrastructure/http/mensualidades/http-mensualidad-repository';
import { crearHttpParticipanteRepository } from '@/infrastructure/http/participantes/http-participante-repository';
import { crearHttpSedeRepository } from '@/infrastructure/http/sedes/http-sede-repository';
import { crearHttpTablero } from '@/infrastructure/http/tablero/http-tablero';
import { crearHttpUsuarioRepository } from '@/infrastructure/http/usuarios/http-usuario-repository';
import type { BaseNavegador } from './base-navegador';
import { componerServiciosPanel } from './comun/componer-servicios-panel';
import { crearModuloEquipo } from './modulos/modulo-equipo';
import { PUERTOS } from './tokens';

const adaptadoresHttp = ({ clienteDashboard: cliente, registro, red, ajustes, ...base }: BaseNavegador) =>
  new ContainerModule(({ bind }) => {
    bind(PUERTOS.sesiones).toConstantValue(base.sesiones);
    bind(PUERTOS.autenticacion).toConstantValue(base.autenticacion);
    bind(PUERTOS.participantes).toConstantValue(crearHttpParticipanteRepository(cliente, registro));
    bind(PUERTOS.sedes).toConstantValue(crearHttpSedeRepository(cliente, registro));
    bind(PUERTOS.acudientes).toConstantValue(crearHttpAcudienteRepository(cliente, registro));
    bind(PUERTOS.mensualidades).toConstantValue(crearHttpMensualidadRepository(cliente, registro));
    bind(PUERTOS.usuarios).toConstantValue(crearHttpUsuarioRepository(cliente, registro));
    bind(PUERTOS.tablero).toConstantValue(crearHttpTablero(cliente));
    bind(PUERTOS.actividad).toConstantValue(crearHttpActividadRepository(cliente, registro));
    bind(PUERTOS.archivos).toConstantValue(
      crearHttpArchivoStore({ cliente, firmada: crearUrlFirmada(red), baseDescargas: ajustes.storage }),
    );
  });

export const componerPanelNavegador = (base: BaseNavegador): ServiciosPanel =>
  componerServiciosPanel(crearModuloEquipo(base), adaptadoresHttp(base));
