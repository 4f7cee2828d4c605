import { crearFundacionEmisora } from '@/application/configuracion/datos-fundacion.port';
import type { Reloj } from '@/application/shared/equipo.port';
import {
  crearInMemoryActividadRepository,
  inMemoryVerificadorActividad,
} from '@/infrastructure/memory/actividad/in-memory-actividad-repository';
import { crearInMemoryAcudienteRepository } from '@/infrastructure/memory/acudientes/in-memory-acudiente-repository';
import { crearInMemoryConfiguracionRepository } from '@/infrastructure/memory/configuracion/in-memory-configuracion-repository';
import {
  crearInMemoryFormatoRepository,
  inMemoryDocumentosFormato,
} from '@/infrastructure/memory/formatos/in-memory-formato-repository';
import { crearInMemoryPapelesRecibidos } from '@/infrastructure/memory/formatos/in-memory-papeles-recibidos';
import { crearInMemoryLibroDeArqueos } from '@/infrastructure/memory/mensualidades/cierres/in-memory-libro-de-arqueos';
import { crearInMemoryLibroDeCierres } from '@/infrastructure/memory/mensualidades/cierres/in-memory-libro-de-cierres';
import { crearInMemoryEnlacesDeCuenta } from '@/infrastructure/memory/mensualidades/in-memory-enlaces-de-cuenta';
import {
  crearInMemoryFinanzas,
  inMemoryDocumentosCobro,
} from '@/infrastructure/memory/mensualidades/in-memory-finanzas';
import { crearInMemoryLibroDeAbonos } from '@/infrastructure/memory/mensualidades/in-memory-libro-de-abonos';
import { crearInMemoryLibroDeCobranza } from '@/infrastructure/memory/mensualidades/in-memory-libro-de-cobranza';
import {
  crearInMemoryGeneradorMensualidades,
  crearInMemoryMensualidadRepository,
} from '@/infrastructure/memory/mensualidades/in-memory-mensualidad-repository';
import { crearInMemoryPagos } from '@/infrastructure/memory/mensualidades/in-memory-pagos';
import { crearInMemorySaldosAFavor } from '@/infrastructure/memory/mensualidades/in-memory-saldos-a-favor';
import { crearInMemoryFotosDeParticipantes } from '@/infrastructure/memory/participantes/in-memory-fotos-de-participantes';
import { crearInMemoryLibroDeEstancias } from '@/infrastructure/memory/participantes/in-memory-libro-de-estancias';
import { crearInMemoryLibroDeNovedades } from '@/infrastructure/memory/participantes/in-memory-libro-de-novedades';
import { crearInMemoryParticipanteRepository } from '@/infrastructure/memory/participantes/in-memory-participante-repository';
import { crearInMemoryRevisionDeDatos } from '@/infrastructure/memory/revision/in-memory-revision-de-datos';
import { crearInMemorySedeRepository } from '@/infrastructure/memory/sedes/in-memory-sede-repository';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import {
  inMemoryEjemplosDelPanel,
  inMemoryVigiaDelSistema,
} from '@/infrastructure/memory/sistema/in-memory-vigia-del-sistema';
import { inMemoryServidorDelSitio } from '@/infrastructure/memory/sitio/in-memory-servidor-del-sitio';
import { crearInMemorySitioRepository } from '@/infrastructure/memory/sitio/in-memory-sitio-repository';
import { crearInMemoryTablero } from '@/infrastructure/memory/tablero/in-memory-tablero';
import { crearInMemoryUsuarioRepository } from '@/infrastructure/memory/usuarios/in-memory-usuario-repository';
import type { Repositorios, SoloDelNavegador } from './mundo';

/** The adapters of the demo over a memory of their own. */
export const crearRepositoriosEnMemoria = (
  reloj: Reloj = { ahora: () => new Date() },
  correo = 'admin@ejemplo.example',
): Repositorios & SoloDelNavegador => {
  const base = crearBaseMemoria({ reloj, quien: () => correo });
  const sedes = crearInMemorySedeRepository(base);
  const configuracion = crearInMemoryConfiguracionRepository(base);
  const finanzas = crearInMemoryFinanzas(base);
  return {
    participantes: crearInMemoryParticipanteRepository(base),
    estancias: crearInMemoryLibroDeEstancias(base),
    fotos: crearInMemoryFotosDeParticipantes(base),
    novedades: crearInMemoryLibroDeNovedades(base),
    sedes,
    acudientes: crearInMemoryAcudienteRepository(base),
    mensualidades: crearInMemoryMensualidadRepository(base),
    abonos: crearInMemoryLibroDeAbonos(base, crearFundacionEmisora(configuracion)),
    saldosAFavor: crearInMemorySaldosAFavor(base, crearFundacionEmisora(configuracion)),
    pagos: crearInMemoryPagos(base, crearFundacionEmisora(configuracion)),
    generador: crearInMemoryGeneradorMensualidades(base),
    cobranza: crearInMemoryLibroDeCobranza(base),
    enlaces: crearInMemoryEnlacesDeCuenta({
      base,
      finanzas,
      reloj,
      nuevoToken: () => crypto.randomUUID(),
    }),
    finanzas,
    cierres: crearInMemoryLibroDeCierres(base, finanzas),
    arqueos: crearInMemoryLibroDeArqueos(base),
    usuarios: crearInMemoryUsuarioRepository(base),
    actividad: crearInMemoryActividadRepository(base),
    configuracion,
    sitio: crearInMemorySitioRepository(base),
    formatos: crearInMemoryFormatoRepository(base),
    papeles: crearInMemoryPapelesRecibidos(base),
    tablero: crearInMemoryTablero({ base, sedes: sedes.listar, reloj }),
    revision: crearInMemoryRevisionDeDatos({ base, configuracion }),
    documentosCobro: inMemoryDocumentosCobro,
    documentosFormato: inMemoryDocumentosFormato,
    servidorDelSitio: inMemoryServidorDelSitio,
    verificador: inMemoryVerificadorActividad,
    sistema: inMemoryVigiaDelSistema,
    ejemplos: inMemoryEjemplosDelPanel,
  };
};
