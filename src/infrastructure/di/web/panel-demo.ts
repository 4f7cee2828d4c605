import { ContainerModule } from 'inversify';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { crearLectorCobroPorDefecto } from '@/application/configuracion/datos-fundacion.port';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { PLANTILLAS_INICIALES } from '@/domain/formatos/plantillas/plantillas-iniciales';
import { crearInMemoryActividadRepository } from '@/infrastructure/memory/actividad/in-memory-actividad-repository';
import { inMemoryVerificadorActividad } from '@/infrastructure/memory/actividad/in-memory-verificador-actividad';
import { crearInMemoryAcudienteRepository } from '@/infrastructure/memory/acudientes/in-memory-acudiente-repository';
import {
  type AlmacenEnMemoria,
  crearInMemoryArchivoStore,
} from '@/infrastructure/memory/archivos/in-memory-archivo-store';
import { crearInMemoryBitacoraArchivos } from '@/infrastructure/memory/archivos/in-memory-bitacora-archivos';
import { crearInMemoryConfiguracionRepository } from '@/infrastructure/memory/configuracion/in-memory-configuracion-repository';
import { inMemoryDocumentosFormato } from '@/infrastructure/memory/formatos/in-memory-documentos-formato';
import { crearInMemoryFormatoRepository } from '@/infrastructure/memory/formatos/in-memory-formato-repository';
import { inMemoryDocumentosCobro } from '@/infrastructure/memory/mensualidades/in-memory-documentos-cobro';
import { crearInMemoryFinanzas } from '@/infrastructure/memory/mensualidades/in-memory-finanzas';
import { crearInMemoryGeneradorMensualidades } from '@/infrastructure/memory/mensualidades/in-memory-generador-mensualidades';
import { crearInMemoryLibroDeAbonos } from '@/infrastructure/memory/mensualidades/in-memory-libro-de-abonos';
import { crearInMemoryMensualidadRepository } from '@/infrastructure/memory/mensualidades/in-memory-mensualidad-repository';
import { crearInMemorySaldosAFavor } from '@/infrastructure/memory/mensualidades/in-memory-saldos-a-favor';
import { crearInMemoryParticipanteRepository } from '@/infrastructure/memory/participantes/in-memory-participante-repository';
import { crearInMemoryRevisionDeDatos } from '@/infrastructure/memory/revision/in-memory-revision-de-datos';
import { crearInMemorySedeRepository } from '@/infrastructure/memory/sedes/in-memory-sede-repository';
import { crearInMemoryLlaveBorradores } from '@/infrastructure/memory/sesion/in-memory-llave-borradores';
import { crearInMemoryTablero } from '@/infrastructure/memory/tablero/in-memory-tablero';
import { crearInMemoryUsuarioRepository } from '@/infrastructure/memory/usuarios/in-memory-usuario-repository';
import type { BaseDemo } from './base-demo';
import { crearCargadorBorradores } from './comun/cargador-borradores';
import { componerServiciosPanel } from './comun/componer-servicios-panel';
import { crearModuloEquipo } from './modulos/modulo-equipo';
import { PUERTOS } from './tokens';

/** What may come with something in it already. */
interface Llenos {
  configuracion?: ConfiguracionRepository;
  archivos?: AlmacenEnMemoria;
}

const adaptadoresEnMemoria = (
  { memoria, reloj, registro, sesiones, autenticacion, contrasenas, misSesiones, borradores }: BaseDemo,
  { configuracion = crearInMemoryConfiguracionRepository(memoria), archivos }: Llenos,
) =>
  new ContainerModule(({ bind }) => {
    const sedes = crearInMemorySedeRepository(memoria);
    bind(PUERTOS.sesiones).toConstantValue(sesiones);
    bind(PUERTOS.cargarBorradores).toConstantValue(
      crearCargadorBorradores({
        caja: borradores,
        llave: crearInMemoryLlaveBorradores(window.crypto),
        sesiones,
        reloj,
        registro,
      }),
    );
    bind(PUERTOS.autenticacion).toConstantValue(autenticacion);
    bind(PUERTOS.contrasenas).toConstantValue(contrasenas);
    bind(PUERTOS.misSesiones).toConstantValue(misSesiones);
    bind(PUERTOS.verificador).toConstantValue(inMemoryVerificadorActividad);
    bind(PUERTOS.configuracion).toConstantValue(configuracion);
    bind(PUERTOS.participantes).toConstantValue(crearInMemoryParticipanteRepository(memoria));
    bind(PUERTOS.sedes).toConstantValue(sedes);
    bind(PUERTOS.acudientes).toConstantValue(crearInMemoryAcudienteRepository(memoria));
    bind(PUERTOS.mensualidades).toConstantValue(crearInMemoryMensualidadRepository(memoria));
    bind(PUERTOS.abonos).toConstantValue(crearInMemoryLibroDeAbonos(memoria));
    bind(PUERTOS.saldosAFavor).toConstantValue(crearInMemorySaldosAFavor(memoria));
    bind(PUERTOS.generadorMensualidades).toConstantValue(
      crearInMemoryGeneradorMensualidades(memoria, crearLectorCobroPorDefecto(configuracion)),
    );
    bind(PUERTOS.finanzas).toConstantValue(crearInMemoryFinanzas(memoria));
    bind(PUERTOS.documentosCobro).toConstantValue(inMemoryDocumentosCobro);
    bind(PUERTOS.usuarios).toConstantValue(crearInMemoryUsuarioRepository(memoria));
    bind(PUERTOS.archivos).toConstantValue(
      crearInMemoryArchivoStore({
        reloj,
        almacen: archivos,
        bitacora: crearInMemoryBitacoraArchivos(memoria),
        quien: () => memoria.firmar().quien,
        veReservadas: () => autenticacion.tienePermiso('ADMINISTRADOR'),
      }),
    );
    bind(PUERTOS.formatos).toConstantValue(crearInMemoryFormatoRepository(memoria, PLANTILLAS_INICIALES));
    bind(PUERTOS.documentosFormato).toConstantValue(inMemoryDocumentosFormato);
    bind(PUERTOS.revision).toConstantValue(crearInMemoryRevisionDeDatos({ base: memoria, configuracion }));
    bind(PUERTOS.tablero).toConstantValue(
      crearInMemoryTablero({ base: memoria, sedes: sedes.listar, reloj }),
    );
    bind(PUERTOS.actividad).toConstantValue(crearInMemoryActividadRepository(memoria));
  });

export const componerPanelDemo = (base: BaseDemo, llenos: Llenos = {}): ServiciosPanel =>
  componerServiciosPanel(crearModuloEquipo(base), adaptadoresEnMemoria(base, llenos));
