import { Box } from '@chakra-ui/react/box';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { EnlaceParticipante } from '@/ui/panel/comun/participantes/enlace-participante';
import { marcaDeFila } from '@/ui/panel/comun/sin-red/marca-de-registro';
import type { GenteDeLaCasa } from './gente-de-la-casa';

const desdeCuando = ({ salida_permiso, regreso_previsto }: ParticipanteListado, verbo: string): string =>
  [
    regreso_previsto ? `${verbo} el ${formatearFecha(regreso_previsto)}` : 'sin fecha de regreso',
    salida_permiso && `salió el ${formatearFecha(salida_permiso)}`,
  ]
    .filter(Boolean)
    .join(' · ');

type ListaProps = { titulo: string; gente: readonly ParticipanteListado[]; verbo: string; tarde?: boolean };

/** Whoever has to be waited for, by name; nothing when there is nobody. */
function Lista({ titulo, gente, verbo, tarde = false }: ListaProps) {
  const { servicios } = usePanel();
  const marca = marcaDeFila(servicios, 'participante');
  if (gente.length === 0) return null;
  return (
    <Box as="section" aria-label={titulo} lineHeight="snug">
      <Box as="h4" fontWeight="semibold" color={tarde ? 'error.fg' : 'fg'}>
        {`${titulo} (${formatearNumero(gente.length)})`}
      </Box>
      <Box as="ul" listStyle="none">
        {gente.map((persona) => (
          <Box
            as="li"
            key={persona.id}
            paddingBlock="1"
            overflowWrap="anywhere"
            css={{ '& a': { textDecoration: { base: 'underline', _print: 'none' } } }}
          >
            <EnlaceParticipante id={persona.id} nombre={persona.nombre} /> {marca?.(persona)}{' '}
            <Box as="span" color="fg.muted" fontSize="sm" _print={{ fontSize: '10px' }}>
              {desdeCuando(persona, verbo)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** How many are in the house, and who is not. */
export function QuienEsta({ enCasa, noHanVuelto, vuelvenHoy, fuera }: GenteDeLaCasa) {
  const cifras: readonly (readonly [string, number])[] = [
    ['En la casa', enCasa.length],
    ['Con permiso', noHanVuelto.length + vuelvenHoy.length + fuera.length],
    ['No han vuelto', noHanVuelto.length],
    ['Vuelven hoy', vuelvenHoy.length],
  ];
  return (
    <Box as="section" aria-labelledby="quien-esta" marginBottom="6" _print={{ marginBottom: '4' }}>
      <Box as="h3" id="quien-esta" textStyle="subtitulo" marginBottom="2">
        Quién está
      </Box>
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', _print: 'repeat(4, 1fr)' }}
        gap="3"
        marginBottom="3"
      >
        {cifras.map(([nombre, cuantos]) => (
          <Box key={nombre} display="flex" flexDirection="column-reverse">
            <Box as="dt" color="fg.muted" fontSize="sm">
              {nombre}
            </Box>
            <Box
              as="dd"
              margin="0"
              fontSize="2xl"
              fontWeight="semibold"
              lineHeight="tight"
              fontVariantNumeric="tabular-nums"
              color={nombre === 'No han vuelto' && cuantos > 0 ? 'error.fg' : 'fg'}
              _print={{ fontSize: 'lg' }}
            >
              {formatearNumero(cuantos)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box display="flex" flexDirection="column" gap="3">
        <Lista titulo="No han vuelto" gente={noHanVuelto} verbo="debía volver" tarde />
        <Lista titulo="Vuelven hoy" gente={vuelvenHoy} verbo="vuelve" />
        <Lista titulo="Con permiso hasta otro día" gente={fuera} verbo="vuelve" />
      </Box>
    </Box>
  );
}
