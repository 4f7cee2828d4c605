import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { mismoId } from '@/domain/shared/id';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { Button } from '@/ui/shared/button';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';

type QuienesPaganProps = {
  estado: EstadoDeCuenta;
  verPagador: ManejadoresMensualidad['verPagador'];
};

/** Each of those who pay for somebody leads to their own account, also when they owe nothing. */
export function QuienesPagan({ estado, verPagador }: QuienesPaganProps) {
  const { servicios } = usePanel();
  const { participante, mensualidades } = estado;
  const { data: acudientes } = useQuery(consultaAcudientesDe(servicios, participante.id));
  const vivas = mensualidades.filter((m) => m.estado !== 'ANULADA');
  const pagadores = [
    ...(acudientes ?? [])
      .filter(({ id }) => vivas.some((m) => mismoId(m.id_acudiente, id)))
      .map((acudiente) => ({
        clave: clavePagador({ id_acudiente: acudiente.id, participante_id: null }),
        nombre: nombreAcudiente(acudiente),
      })),
    ...(vivas.some((m) => m.id_acudiente === null)
      ? [
          {
            clave: clavePagador({ id_acudiente: null, participante_id: participante.id }),
            nombre: participante.nombre,
          },
        ]
      : []),
  ];
  if (pagadores.length === 0) return null;
  return (
    <SeccionDetalle titulo="Quien paga">
      <Box display="flex" flexWrap="wrap" gap="2">
        {pagadores.map(({ clave, nombre }) => (
          <Button key={clave} size="sm" whiteSpace="normal" maxWidth="100%" onClick={() => verPagador(clave)}>
            {`Cuenta y constancias de ${nombre}`}
          </Button>
        ))}
      </Box>
    </SeccionDetalle>
  );
}
