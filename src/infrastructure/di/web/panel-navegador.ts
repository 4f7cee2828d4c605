import { ContainerModule } from 'inversify';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { crearHttpActividadRepository } from '@/infrastructure/http/actividad/http-actividad-repository';
import { crearHttpVerificadorActividad } from '@/infrastructure/http/actividad/http-verificador-actividad';
import { crearHttpAcudienteRepository } from '@/infrastructure/http/acudientes/http-acudiente-repository';
import { crearHttpConfiguracionRepository } from '@/infrastructure/http/configuracion/http-configuracion-repository';
import { crearHttpDocumentosFormato } from '@/infrastructure/http/formatos/http-documentos-formato';
import { crearHttpFormatoRepository } from '@/infrastructure/http/formatos/http-formato-repository';
import { crearHttpDocumentosCobro } from '@/infrastructure/http/mensualidades/http-documentos-cobro';
import { crearHttpFinanzas } from '@/infrastructure/http/mensualidades/http-finanzas';
import { crearHttpGeneradorMensualidades } from '@/infrastructure/http/mensualidades/http-generador-mensualidades';
import { crearHttpLibroDeAbonos } from '@/infrastructure/http/mensualidades/http-libro-de-abonos';
import { crearHttpMensualidadRepository } from '@/infrastructure/http/mensualidades/http-mensualidad-repository';
import { crearHttpSaldosAFavor } from '@/infrastructure/http/mensualidades/http-saldos-a-favor';
import { crearHttpParticipanteRepository } from '@/infrastructure/http/participantes/http-participante-repository';
import { crearHttpRevisionDeDatos } from '@/infrastructure/http/revision/http-revision-de-datos';
import { crearHttpSedeRepository } from '@/infrastructure/http/sedes/http-sede-repository';
import { crearHttpTablero } from '@/infrastructure/http/tablero/http-tablero';
import { crearHttpUsuarioRepository } from '@/infrastructure/http/usuarios/http-usuario-repository';
import type { BaseNavegador } from './base-navegador';
import { crearCargadorBorradores } from './comun/cargador-borradores';
import { componerServiciosPanel } from './comun/componer-servicios-panel';
import { crearArchivosHttp } from './comun/crear-archivos-http';
import { crearModuloEquipo } from './modulos/modulo-equipo';
import { PUERTOS } from './tokens';

const adaptadoresHttp = ({ clienteDashboard: cliente, registro, red, ajustes, ...base }: BaseNavegador) =>
  new ContainerModule(({ bind }) => {
    bind(PUERTOS.cargarBorradores).toConstantValue(
      crearCargadorBorradores({ ...base, registro, caja: base.borradores, llave: base.llaveBorradores }),
    );
    bind(PUERTOS.sesiones).toConstantValue(base.sesiones);
    bind(PUERTOS.autenticacion).toConstantValue(base.autenticacion);
    bind(PUERTOS.contrasenas).toConstantValue(base.contrasenas);
    bind(PUERTOS.misSesiones).toConstantValue(base.misSesiones);
    bind(PUERTOS.verificador).toConstantValue(crearHttpVerificadorActividad(cliente));
    bind(PUERTOS.configuracion).toConstantValue(crearHttpConfiguracionRepository(cliente));
    bind(PUERTOS.participantes).toConstantValue(crearHttpParticipanteRepository(cliente, registro));
    bind(PUERTOS.sedes).toConstantValue(crearHttpSedeRepository(cliente, registro));
    bind(PUERTOS.acudientes).toConstantValue(crearHttpAcudienteRepository(cliente, registro));
    bind(PUERTOS.mensualidades).toConstantValue(
      crearHttpMensualidadRepository(cliente, registro, base.reloj),
    );
    bind(PUERTOS.abonos).toConstantValue(crearHttpLibroDeAbonos(cliente, registro));
    bind(PUERTOS.saldosAFavor).toConstantValue(crearHttpSaldosAFavor(cliente, registro));
    bind(PUERTOS.generadorMensualidades).toConstantValue(crearHttpGeneradorMensualidades(cliente));
    bind(PUERTOS.finanzas).toConstantValue(crearHttpFinanzas(cliente));
    bind(PUERTOS.documentosCobro).toConstantValue(crearHttpDocumentosCobro(cliente));
    bind(PUERTOS.usuarios).toConstantValue(crearHttpUsuarioRepository(cliente, registro));
    bind(PUERTOS.formatos).toConstantValue(crearHttpFormatoRepository(cliente, registro));
    bind(PUERTOS.documentosFormato).toConstantValue(crearHttpDocumentosFormato(cliente));
    bind(PUERTOS.revision).toConstantValue(crearHttpRevisionDeDatos(cliente));
    bind(PUERTOS.tablero).toConstantValue(crearHttpTablero(cliente));
    bind(PUERTOS.actividad).toConstantValue(crearHttpActividadRepository(cliente, registro));
    bind(PUERTOS.archivos).toConstantValue(crearArchivosHttp({ cliente, red, ajustes }));
  });

export const componerPanelNavegador = (base: BaseNavegador): ServiciosPanel =>
  componerServiciosPanel(crearModuloEquipo(base), adaptadoresHttp(base));
