import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import { VIGENCIA_BORRADOR_MS } from '@/domain/borradores/borrador';
import { sinIdentificador } from '@/domain/shared/errores/errores-comunes';
import { caminosDe } from '@/domain/sin-red/caminos';
import type { Entrada, Rechazo } from '@/domain/sin-red/cola';
import { type ClaseDeConflicto, claseDeConflicto, esDeDinero } from '@/domain/sin-red/conflicto';
import { laEsperan, padreDe } from '@/domain/sin-red/turno-de-cola';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { formularioDe } from './formulario-de';
import { consultaLoQueHay } from './lo-que-hay.queries';
import {
  camposEnPalabras,
  dondeMirar,
  etiquetaDeCampo,
  loQueHayEnPalabras,
  tieneEtiqueta,
  tituloDeConflicto,
} from './palabras-de-cola';
import { type Decisiones, DosVersiones, UnCamino } from './salida-de-conflicto';
import { cuandoSeHizo, useCopiarEntradas } from './use-copiar-entradas';
import { useNombrar } from './use-nombrar';

/** What was written, word by word, so that nobody has to remember it. */
function LoEscrito({ entrada }: { entrada: Entrada }) {
  const campos = camposEnPalabras(entrada, useNombrar());
  return (
    <Box as="ul" listStyle="none" textStyle="ayuda" whiteSpace="pre-line" aria-label="Lo que usted escribió">
      {campos.map((campo) => (
        <li key={campo}>{campo}</li>
      ))}
    </Box>
  );
}

/** What is wrong with each field says more than that some are wrong: none of them is in sight here. */
const porQue = (orden: Entrada['orden'], { mensaje, campos }: Rechazo): readonly string[] => {
  const deCampos = Object.entries(campos).map(([campo, suyo]) =>
    tieneEtiqueta(orden, campo) ? `${etiquetaDeCampo(orden, campo)}: ${suyo}` : suyo,
  );
  return deCampos.length > 0 ? [...new Set(deCampos)] : [sinIdentificador(mensaje)];
};

/** There is nothing there to look at. */
const SIN_QUE_MIRAR: readonly ClaseDeConflicto[] = ['eliminado', 'sin dueño', 'apartada'];

type UnConflictoProps = {
  cola: ColaDelPanel;
  entrada: Entrada;
  entradas: readonly Entrada[];
  /** The person goes elsewhere from here. */
  onIr: () => void;
};

const yaDecidido = ({ que }: Entrada): string => `Ya se había decidido: ${que}`;
const SIN_GUARDAR =
  'En ese formulario hay algo sin guardar: ábralo, guárdelo o descártelo, y vuelva aquí para corregir esto';
const noSePudo = () => void toaster.error('No se pudo guardar en este equipo: intente otra vez');

/** What a person does about it; each one resolves once it is written down. */
const useDecisiones = ({ cola, entrada, onIr }: UnConflictoProps, preguntar: () => void): Decisiones => {
  const { servicios } = usePanel();
  const navigate = useNavigate();
  const copiar = useCopiarEntradas();
  const decidir = (hacer: () => Promise<boolean>, dicho?: string) =>
    void hacer().then((seguia) => {
      if (!seguia) toaster.info(yaDecidido(entrada));
      else if (dicho) toaster.info(dicho);
      cola.vigilante.avisar();
    }, noSePudo);
  const formulario = async (): Promise<void> => {
    const suyo = formularioDe(entrada);
    if (!suyo) return;
    const borradores = await servicios.cargarBorradores();
    const previo = await borradores.leer(suyo.nombre);
    // Of this same correction, it goes on as it was; of anything else, it would be lost.
    if (previo && previo.corrige !== entrada.id) {
      toaster.info(SIN_GUARDAR);
      return;
    }
    const { version, valores } = previo ?? { version: null, ...suyo };
    // Also what was there, so that it lasts as long as the other.
    const hasta = servicios.reloj.ahora().getTime() + VIGENCIA_BORRADOR_MS;
    await borradores.guardar(suyo.nombre, { version, valores, corrige: entrada.id });
    cola.abrirParaCorregir(suyo.nombre, entrada, hasta);
    onIr();
    await navigate({ href: suyo.href });
  };
  return {
    corregir: (orden) => decidir(() => cola.corregir(entrada, orden)),
    // Refused for the same reason, it comes back as it was: nobody would see that it was tried.
    reintentar: () => decidir(() => cola.reintentar(entrada), `Se intenta otra vez: ${entrada.que}`),
    darPorHecha: (id) => decidir(() => cola.darPorHecha(entrada, id)),
    recuperar: (padre) => decidir(() => cola.recuperar(padre, entrada)),
    otraMensualidad: (participante) => {
      onIr();
      void navigate({ to: '/financiero', search: { participante_id: participante, nuevo: true } });
    },
    formulario: () => void formulario(),
    copiar: () => copiar([entrada]),
    descartar: preguntar,
  };
};

/** One thing that the service refused: what happened, what was written, and what can be done. It never goes by itself. */
export function UnConflicto(props: UnConflictoProps) {
  const { cola, entrada, entradas, onIr } = props;
  const { servicios } = usePanel();
  const [descartando, setDescartando] = useState(false);
  const { estado, orden, que } = entrada;
  const decidir = useDecisiones(props, () => setDescartando(true));
  const rechazo = estado.tipo === 'rechazada' ? estado.rechazo : null;
  const clase = rechazo ? claseDeConflicto(orden, rechazo) : 'otro';
  const hay = useQuery({
    ...consultaLoQueHay(servicios, entrada, clase),
    enabled: rechazo !== null,
  });
  if (!rechazo) return null;
  const dinero = esDeDinero(orden);
  const descartar = () =>
    void cola.descartar(entrada).then((seguia) => {
      const descartado = dinero ? 'Descartado, y su recibo provisional queda anulado' : 'Descartado';
      toaster.info(seguia ? `${descartado}: ${que}` : yaDecidido(entrada));
      return cola.vigilante.avisar();
    }, noSePudo);
  const todo = hay.data && {
    ...hay.data,
    padre: padreDe(entrada, entradas),
    esperan: laEsperan(entrada, entradas),
  };
  const caminos = todo ? caminosDe(entrada, rechazo, todo) : [];
  const ahora = todo ? loQueHayEnPalabras(todo, clase) : [];
  return (
    <Box as="article" aria-label={que} marginBottom="4">
      <Notice tone="warning" icon={<TriangleAlert />} title={tituloDeConflicto(orden, clase)}>
        <p>{`${que} · hecho el ${cuandoSeHizo(entrada)}.`}</p>
        {porQue(orden, rechazo).map((mensaje) => (
          <p key={mensaje}>{mensaje}</p>
        ))}
        {clase === 'version' ? (
          <DosVersiones entrada={entrada} rechazo={rechazo} />
        ) : (
          <>
            <LoEscrito entrada={entrada} />
            {ahora.map((frase) => (
              <p key={frase}>{frase}</p>
            ))}
          </>
        )}
        {hay.isPending ? <p role="status">Mirando lo que hay ahora...</p> : null}
        {hay.isError ? (
          <p role="status">No se pudo mirar lo que hay ahora: se verá cuando vuelva la red.</p>
        ) : null}
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="flex-end"
          gap="3"
          marginTop="3"
          // A choice says a whole sentence, which on a phone takes two lines.
          css={{
            '& button': {
              flexShrink: 1,
              height: 'auto',
              paddingBlock: '2',
              whiteSpace: 'normal',
              textAlign: 'start',
            },
          }}
        >
          {caminos.map((camino, n) => (
            <UnCamino key={camino.texto} camino={camino} primero={n === 0} decidir={decidir} />
          ))}
          {SIN_QUE_MIRAR.includes(clase) ? null : (
            <EnlacePanel href={dondeMirar(entrada, todo?.existente)} onClick={onIr}>
              {clase === 'duplicado' ? 'Ver ficha' : 'Ver lo que hay ahora'}
            </EnlacePanel>
          )}
        </Box>
      </Notice>
      <ConfirmDialog
        open={descartando}
        title="¿Descartar lo que escribió?"
        confirmLabel="Descartar"
        onConfirm={descartar}
        onClose={() => setDescartando(false)}
      >
        {[
          `No se enviará: ${que}.`,
          dinero ? 'El recibo provisional que entregó queda anulado: dígaselo a quien pagó.' : '',
          'Durante tres días puede leerlo y copiarlo en esta misma lista.',
        ]
          .filter(Boolean)
          .join(' ')}
      </ConfirmDialog>
    </Box>
  );
}
