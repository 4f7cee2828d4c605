import { crearLectorCobroPorDefecto } from '@/application/configuracion/datos-fundacion.port';
import { crearInMemoryActividadRepository } from '@/infrastructure/memory/actividad/in-memory-actividad-repository';
import { inMemoryVerificadorActividad } from '@/infrastructure/memory/actividad/in-memory-verificador-actividad';
import { crearInMemoryAcudienteRepository } from '@/infrastructure/memory/acudientes/in-memory-acudiente-repository';
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
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearInMemoryTablero } from '@/infrastructure/memory/tablero/in-memory-tablero';
import { crearInMemoryUsuarioRepository } from '@/infrastructure/memory/usuarios/in-memory-usuario-repository';
import type { Repositorios } from './mundo';
import type { AbrirMundoDelNavegador, SoloDelNavegador } from './mundo-del-navegador';

const crearRepositorios = (): Repositorios & SoloDelNavegador => {
  const reloj = { ahora: () => new Date() };
  const base = crearBaseMemoria({ reloj, quien: () => 'admin@ejemplo.example' });
  const sedes = crearInMemorySedeRepository(base);
  const configuracion = crearInMemoryConfiguracionRepository(base);
  return {
    participantes: crearInMemoryParticipanteRepository(base),
    sedes,
    acudientes: crearInMemoryAcudienteRepository(base),
    mensualidades: crearInMemoryMensualidadRepository(base),
    abonos: crearInMemoryLibroDeAbonos(base),
    saldosAFavor: crearInMemorySaldosAFavor(base),
    generador: crearInMemoryGeneradorMensualidades(base, crearLectorCobroPorDefecto(configuracion)),
    finanzas: crearInMemoryFinanzas(base),
    usuarios: crearInMemoryUsuarioRepository(base),
    actividad: crearInMemoryActividadRepository(base),
    configuracion,
    formatos: crearInMemoryFormatoRepository(base),
    tablero: crearInMemoryTablero({ base, sedes: sedes.listar, reloj }),
    revision: crearInMemoryRevisionDeDatos({ base, configuracion }),
    documentosCobro: inMemoryDocumentosCobro,
    documentosFormato: inMemoryDocumentosFormato,
    verificador: inMemoryVerificadorActividad,
  };
};

export const abrirMundoMemoria: AbrirMundoDelNavegador = async () => {
  const mundo = {
    ...crearRepositorios(),
    vaciar: async () => {
      Object.assign(mundo, crearRepositorios());
    },
    cerrar: async () => {},
  };
  return mundo;
};
