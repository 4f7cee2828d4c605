import { useQuery } from '@tanstack/react-query';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { pagaPorSi, puedeRecibirCuenta } from '@/domain/acudientes/quien-paga';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { mismoId } from '@/domain/shared/id';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { consultaCobroDe } from '../cobro.queries';
import { SeccionEnlaces } from './seccion-enlaces';

/** A section for each of those who pay for somebody and may be told; what was not paid by any of them has no page. */
export function EnlacesDeParticipante({ estado }: { estado: EstadoDeCuenta }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const { participante, mensualidades, saldo } = estado;
  const acudientes = useQuery({
    ...consultaAcudientesDe(servicios, participante.id),
    enabled: esAdministrador,
  });
  const suyas = mensualidades.some((m) => m.id_acudiente === null && m.estado !== 'ANULADA');
  const propio = acudientes.data !== undefined && suyas && pagaPorSi(acudientes.data, { pagaAlguna: suyas });
  const persona = useQuery({ ...consultaCobroDe(servicios, participante.id), enabled: propio });
  const deAcudientes = (acudientes.data ?? [])
    .filter((a) => puedeRecibirCuenta(a) && mensualidades.some((m) => mismoId(m.id_acudiente, a.id)))
    .map((a) => ({
      clave: clavePagador({ id_acudiente: a.id, participante_id: null }),
      nombre: nombreAcudiente(a),
      telefono: a.telefono,
    }));
  const suyo = propio
    ? [
        {
          clave: clavePagador({ id_acudiente: null, participante_id: participante.id }),
          nombre: participante.nombre,
          telefono: persona.data?.telefono ?? null,
        },
      ]
    : [];
  return [...deAcudientes, ...suyo].map((pagador) => (
    <SeccionEnlaces
      key={pagador.clave}
      pagador={pagador}
      saldo={saldo}
      titulo={`Enlace para ${pagador.nombre}`}
    />
  ));
}
