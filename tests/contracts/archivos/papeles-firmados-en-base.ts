import { describe } from 'vitest';
import { postgresPapelesFirmados } from '@/infrastructure/postgres/archivos/postgres-papeles-firmados';
import { postgresFormatoRepository } from '@/infrastructure/postgres/formatos/postgres-formato-repository';
import { postgresPapelesRecibidos } from '@/infrastructure/postgres/formatos/postgres-papeles-recibidos';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';
import { type AbrirBase, usarTaller } from '../apoyo/taller';
import { contratoPapelesFirmados } from './contrato-papeles-firmados';

export const contratoPapelesFirmadosEnBase = (nombre: string, abrir: AbrirBase): void => {
  describe(`papeles firmados en la base: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    contratoPapelesFirmados(nombre, () => {
      const contexto = taller().contexto();
      return {
        firmados: postgresPapelesFirmados(taller().db),
        papeles: postgresPapelesRecibidos(contexto),
        participantes: postgresParticipanteRepository(contexto),
        formatos: postgresFormatoRepository(contexto),
      };
    });
  });
};
