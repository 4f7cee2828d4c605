import { screen } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';

/** Luz (1) in the house with a guardian, Andrés (2) on leave, Pedro (3) still to come in. */
export const casaConGente = ({ sedes, participantes, acudientes }: BaseMemoria): void => {
  sedes.insertar(unaSede().llamada('Casa Bello').conCupos(4, 2).datos());
  participantes.insertar(
    unParticipante()
      .llamado('Luz Marina Ríos')
      .conDocumento('1000000001')
      .enSede(1)
      .delArea('MUJERES')
      .enPrograma('INTERNADO')
      .con({ fase: 'PROCESO' })
      .enEstado('ACTIVO')
      .queIngreso('2026-11-01')
      .conAutorizacion()
      .con({ alergias: 'Penicilina' })
      .datos(),
  );
  participantes.insertar(
    unParticipante()
      .llamado('Andrés Gómez')
      .conTelefono('3000000002')
      .enEstado('CON_PERMISO')
      .queIngreso('2026-03-01')
      .datos(),
  );
  participantes.insertar(
    unParticipante().llamado('Pedro Nuevo').conTelefono('3000000003').enEstado('PREINGRESO').datos(),
  );
  acudientes.insertar({
    ...unAcudiente().datos(),
    id_participante: 1,
    nombres: 'Rosa',
    apellidos: 'Ríos',
    es_principal: true,
  });
};

export const sembrarMuchos =
  (cuantos: number) =>
  ({ participantes }: BaseMemoria): void => {
    for (let n = 1; n <= cuantos; n += 1) {
      participantes.insertar(
        unParticipante()
          .llamado(`Persona ${String(n).padStart(3, '0')}`)
          .datos(),
      );
    }
  };

/** Names of the rows on the screen, in order. */
export const filas = (): (string | null)[] =>
  screen.queryAllByRole('rowheader').map((celda) => celda.querySelector('.nombre')?.textContent ?? null);
