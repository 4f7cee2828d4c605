import type { PapelesRecibidos } from '@/application/formatos/papeles-recibidos.port';
import { cambiosDePapel, exigirElVisto, papelNuevo } from '@/domain/formatos/datos-papel';
import type { PapelRecibido } from '@/domain/formatos/papel-recibido';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';

export const crearInMemoryPapelesRecibidos = ({ papeles }: BaseMemoria): PapelesRecibidos => {
  const de = (participante: Id): PapelRecibido[] =>
    papeles.todas().filter(({ participante_id }) => mismoId(participante_id, participante));
  const elDe = (participante: Id, codigo: string) =>
    de(participante).find((papel) => papel.codigo === codigo);
  return {
    listar: async (participante) => de(participante),
    recibir: async (participante, codigo, datos, hoy) => {
      const antes = elDe(participante, codigo);
      if (antes) {
        const cambios = cambiosDePapel(antes, datos);
        return cambios ? papeles.cambiar(antes.id, cambios) : antes;
      }
      return papeles.insertar({ ...papelNuevo(datos, hoy), participante_id: participante, codigo });
    },
    retirar: async (participante, codigo, visto) => {
      const papel = encontrado(elDe(participante, codigo), 'un papel', codigo);
      exigirElVisto(papel, visto);
      papeles.eliminar(papel.id);
    },
  };
};
