import { crearInMemoryActividadRepository } from '@/infrastructure/memory/actividad/in-memory-actividad-repository';
import { crearInMemoryAcudienteRepository } from '@/infrastructure/memory/acudientes/in-memory-acudiente-repository';
import { crearInMemoryConfiguracionRepository } from '@/infrastructure/memory/configuracion/in-memory-configuracion-repository';
import { crearInMemoryFormatoRepository } from '@/infrastructure/memory/formatos/in-memory-formato-repository';
import { crearInMemoryFinanzas } from '@/infrastructure/memory/mensualidades/in-memory-finanzas';
import { crearInMemoryGeneradorMensualidades } from '@/infrastructure/memory/mensualidades/in-memory-generador-mensualidades';
import { crearInMemoryLibroDeAbonos } from '@/infrastructure/memory/mensualidades/in-memory-libro-de-abonos';
import { crearInMemoryMensualidadRepository } from '@/infrastructure/memory/mensualidades/in-memory-mensualidad-repository';
import { crearInMemoryParticipanteRepository } from '@/infrastructure/memory/participantes/in-memory-participante-repository';
import { crearInMemorySedeRepository } from '@/infrastructure/memory/sedes/in-memory-sede-repository';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearInMemoryTablero } from '@/infrastructure/memory/tablero/in-memory-tablero';
import { crearInMemoryUsuarioRepository } from '@/infrastructure/memory/usuarios/in-memory-usuario-repository';
import type { AbrirMundo, Repositorios } from './mundo';

const crearRepositorios = (): Repositorios => {
  const reloj = { ahora: () => new Date() };
  const base = crearBaseMemoria({ reloj, quien: () => 'admin@ejemplo.example' });
  const sedes = crearInMemorySedeRepository(base);
  return {
    participantes: crearInMemoryParticipanteRepository(base),
    sedes,
    acudientes: crearInMemoryAcudienteRepository(base),
    mensualidades: crearInMemoryMensualidadRepository(base),
    abonos: crearInMemoryLibroDeAbonos(base),
    generador: crearInMemoryGeneradorMensualidades(base),
    finanzas: crearInMemoryFinanzas(base),
    usuarios: crearInMemoryUsuarioRepository(base),
    actividad: crearInMemoryActividadRepository(base),
    configuracion: crearInMemoryConfiguracionRepository(base),
    formatos: crearInMemoryFormatoRepository(base),
    tablero: crearInMemoryTablero({ base, sedes: sedes.listar, reloj }),
  };
};

export const abrirMundoMemoria: AbrirMundo = async () => {
  const mundo = {
    ...crearRepositorios(),
    vaciar: async () => {
      Object.assign(mundo, crearRepositorios());
    },
    cerrar: async () => {},
  };
  return mundo;
};
