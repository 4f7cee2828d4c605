import { Box } from '@chakra-ui/react/box';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { marcaDeFila } from '@/ui/panel/comun/sin-red/marca-de-registro';
import type { GenteDeLaCasa } from './gente-de-la-casa';
import { ListaDeGente, type Renglon } from './lista-de-gente';

const desdeCuando = ({ salida_permiso, regreso_previsto }: ParticipanteListado, verbo: string): string =>
  [
    regreso_previsto ? `${verbo} el ${formatearFecha(regreso_previsto)}` : 'sin fecha de regreso',
    salida_permiso && `salió el ${formatearFecha(salida_permiso)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** How many are in the house, and who is not. */
export function QuienEsta({ enCasa, noHanVuelto, vuelvenHoy, fuera }: GenteDeLaCasa) {
  const marca = marcaDeFila(usePanel().servicios, 'participante');
  const renglones = (gente: readonly ParticipanteListado[], verbo: string): Renglon[] =>
    gente.map((persona) => ({
      clave: String(persona.id),
      id: persona.id,
      nombre: persona.nombre,
      marca: marca?.(persona),
      detalle: desdeCuando(persona, verbo),
    }));
  const cifras: readonly (readonly [string, number])[] = [
    ['En la casa', enCasa.length],
    ['Con permiso', noHanVuelto.length + vuelvenHoy.length + fuera.length],
    ['No han vuelto', noHanVuelto.length],
    ['Vuelven hoy', vuelvenHoy.length],
  ];
  return (
    <Box as="section" aria-labelledby="quien-esta" marginBottom="6" _print={{ marginBottom: '4' }}>
      {/* On a phone its figures say it, and are the first thing in sight. */}
      <Box
        as="h3"
        id="quien-esta"
        srOnly={{ base: true, md: false, _print: false }}
        textStyle="subtitulo"
        marginBottom={{ md: '2', _print: '2' }}
      >
        Quién está
      </Box>
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(4rem, 1fr))"
        columnGap="2"
        rowGap="3"
        marginBottom="3"
      >
        {cifras.map(([nombre, cuantos]) => (
          <Box key={nombre} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
            <Box as="dt" color="fg.muted" fontSize="sm" lineHeight="snug">
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
        <ListaDeGente titulo="No han vuelto" renglones={renglones(noHanVuelto, 'debía volver')} tarde />
        <ListaDeGente titulo="Vuelven hoy" renglones={renglones(vuelvenHoy, 'vuelve')} />
        <ListaDeGente titulo="Con permiso hasta otro día" renglones={renglones(fuera, 'vuelve')} />
      </Box>
    </Box>
  );
}
