import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';

/** Luz (1) with Rosa (1, principal) and Pedro (2); Andrés (2) with Elena (3), who pays a mensualidad. */
export const familias = ({ participantes, acudientes, mensualidades }: BaseMemoria): void => {
  participantes.insertar(unParticipante().llamado('Luz Marina Ríos').conDocumento('1000000001').datos());
  participantes.insertar(unParticipante().llamado('Andrés Gómez').datos());
  acudientes.insertar(
    unAcudiente()
      .de(1)
      .llamado('Rosa', 'Ríos')
      .conParentesco('MADRE')
      .conTelefono('3001112233')
      .con({ es_principal: true, es_emergencia: true })
      .datos(),
  );
  acudientes.insertar(unAcudiente().de(1).llamado('Pedro', 'Arias').conParentesco('TIO').datos());
  acudientes.insertar(
    unAcudiente().de(2).llamado('Elena', 'Zapata').con({ es_responsable_pago: true }).datos(),
  );
  mensualidades.insertar(unaMensualidad().de(2).pagadaPor(3).datos());
};
