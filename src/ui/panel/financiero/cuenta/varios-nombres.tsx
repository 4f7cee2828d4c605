import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { FichaDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { rutaAcudiente } from '@/ui/panel/comun/acudientes/ruta-acudiente';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { rutaParticipante } from '@/ui/panel/comun/participantes/enlace-participante';
import { Notice } from '@/ui/shared/notice';

const Enlace = chakra(EnlacePanel, { base: { textDecoration: 'underline', overflowWrap: 'anywhere' } });

const fichaDe = (clave: string): string => {
  const fila = leerClavePagador(clave);
  if (!fila) return '';
  return fila.tipo === 'acudiente' ? rutaAcudiente(fila.id) : rutaParticipante(fila.id);
};

type VariosNombresProps = { fichas: readonly FichaDePagador[]; documento: string | null };

/** Accounts are joined by the document: with another name in it, they may be two families, and one would see the other's. */
export function VariosNombres({ fichas, documento }: VariosNombresProps) {
  if (fichas.length === 0) return null;
  return (
    <Notice tone="warning" title={`Fichas de nombres distintos con el mismo documento: ${documento}`}>
      <p>
        Esta cuenta las junta. Antes de enviar un mensaje o un enlace, confirme que son la misma persona; si
        no, corrija el documento en la ficha que lo tiene mal.
      </p>
      <Box as="ul" listStyle="none">
        {fichas.map(({ clave, nombre }) => (
          <li key={clave}>
            <Enlace href={fichaDe(clave)}>{`${nombre} (${leerClavePagador(clave)?.tipo})`}</Enlace>
          </li>
        ))}
      </Box>
    </Notice>
  );
}
