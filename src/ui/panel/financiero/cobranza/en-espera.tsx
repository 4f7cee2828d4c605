import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import type { Recordatorio } from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import { desdeEnPalabras, motivoEnPalabras } from '@/domain/mensualidades/cobranza/puede-contactar';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { BotonAutorizar, permisoQueFalta } from './por-que-no';

type GrupoProps = {
  titulo: string;
  ayuda?: string;
  gente: readonly Recordatorio[];
  detalle?: (recordatorio: Recordatorio) => string | null;
  accion?: (recordatorio: Recordatorio) => ReactNode;
};

/** Those who are not written to now, by name; nothing when there is nobody. */
function Grupo({ titulo, ayuda, gente, detalle, accion }: GrupoProps) {
  if (gente.length === 0) return null;
  return (
    <Box as="section" aria-label={titulo} marginTop={{ base: '3', md: '6' }}>
      <Box as="h2" textStyle="subtitulo">{`${titulo} (${gente.length})`}</Box>
      {ayuda ? (
        <Box as="p" fontSize="sm" color="fg.muted">
          {ayuda}
        </Box>
      ) : null}
      <Box as="ul" listStyle="none" marginTop={{ base: '1', md: '2' }} padding="0">
        {gente.map((uno) => (
          <Box
            as="li"
            key={uno.clave}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            paddingBlock="2"
            borderTop="1px solid"
            borderColor="border"
          >
            <Box
              minWidth="0"
              flex="1"
              lineHeight="snug"
              overflowWrap="anywhere"
              css={{ '& a': { textDecoration: 'underline' } }}
            >
              <EnlacePanel href={`/financiero?pestana=cartera&pagador=${uno.clave}`}>
                {uno.nombre}
              </EnlacePanel>
              <Box fontSize="sm" color="fg.muted">
                <p>
                  {uno.vencido > 0
                    ? `${formatearPesos(uno.vencido)} vencidos`
                    : `${formatearPesos(uno.por_vencer)} por vencer`}
                </p>
                {detalle ? <p>{detalle(uno)}</p> : null}
              </Box>
            </Box>
            {accion?.(uno)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const porQue = ({ permisos }: Recordatorio): string => {
  const falta = permisoQueFalta(permisos);
  if (!falta?.motivo) return 'No tiene un teléfono al que llamarle o escribirle';
  return [motivoEnPalabras(falta.motivo), desdeEnPalabras(falta)].filter(Boolean).join('. ');
};

const faltaCanal = ({ permisos }: Recordatorio): boolean =>
  permisoQueFalta(permisos)?.motivo === 'CANAL_SIN_AUTORIZAR';
const yaHoy = ({ permisos }: Recordatorio): boolean => permisos.some(({ motivo }) => motivo === 'YA_ESE_DIA');

type EnEsperaProps = { gente: readonly Recordatorio[]; conPromesa: readonly Recordatorio[] };

/** Everybody else, each with why and since when. */
export function EnEspera({ gente, conPromesa }: EnEsperaProps) {
  const resto = gente.filter((uno) => !faltaCanal(uno) && !yaHoy(uno));
  return (
    <>
      <Grupo titulo="No se pueden contactar ahora" gente={resto} detalle={porQue} />
      <Grupo
        titulo="Sin canal autorizado"
        ayuda="La ley pide anotar por cuál acepta que se le cobre."
        gente={gente.filter(faltaCanal)}
        accion={(uno) => <BotonAutorizar quien={uno} corto />}
      />
      <Grupo titulo="Ya contactados hoy" gente={gente.filter(yaHoy)} detalle={porQue} />
      <Grupo
        titulo="Con una promesa de pago"
        ayuda="No se les recuerda antes del día que dijeron."
        gente={conPromesa}
        detalle={({ promesa }) =>
          promesa
            ? `Prometió pagar${promesa.valor ? ` ${formatearPesos(promesa.valor)}` : ''} el ${formatearFecha(promesa.fecha)}`
            : null
        }
      />
    </>
  );
}
