import { Box } from '@chakra-ui/react/box';
import { useWatch } from 'react-hook-form';
import { documentoDe } from '@/domain/shared/documento';
import type { Id } from '@/domain/shared/id';
import { formatearTelefono } from '@/domain/shared/telefono';
import { rutaParticipante } from '@/ui/panel/comun/participantes/enlace-participante';
import { Notice } from '@/ui/shared/notice';
import { usePosiblesDuplicados } from './use-posibles-duplicados';

/** Somebody very like this one is already stored: said before saving, and left to the person's judgement. */
export function PosiblesDuplicados({ propio }: { propio: Id | null }) {
  const [nombre, numero_documento, telefono] = useWatch({ name: ['nombre', 'numero_documento', 'telefono'] });
  const parecidos = usePosiblesDuplicados({ nombre, numero_documento, telefono }, propio);
  // Empty, it must not be one more gap between the fields.
  return (
    <Box role="status" _empty={{ marginBottom: '-4' }}>
      {parecidos.length > 0 ? (
        <Notice tone="warning" title="Puede que ya esté registrado">
          <ul>
            {parecidos.map((p) => (
              <li key={p.id}>
                <a
                  href={rutaParticipante(p.id)}
                  target="_blank"
                  rel="noopener noreferrer"
                  style={{ textDecoration: 'underline' }}
                >
                  Abrir la ficha de {p.nombre}
                </a>
                {` · ${[documentoDe(p), formatearTelefono(p.telefono)].filter(Boolean).join(' · ')}`}
                {p.archivado_en ? ' · archivado' : ''}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </Box>
  );
}
