import { Box } from '@chakra-ui/react/box';
import { useId, useState } from 'react';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Camino } from '@/domain/sin-red/camino';
import type { Entrada, Rechazo } from '@/domain/sin-red/cola';
import { enDisputa } from '@/domain/sin-red/conflicto';
import { SelectorParticipante } from '@/ui/panel/comun/participantes/selector-participante';
import { Button } from '@/ui/shared/button';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { TextField } from '@/ui/shared/text-field';
import { etiquetaDeCampo, valorEnPalabras } from './palabras-de-cola';
import { useNombrar } from './use-nombrar';

type DosVersionesProps = { entrada: Entrada; rechazo: Rechazo };

/** What the service has and what was written here, side by side. */
export function DosVersiones({ entrada, rechazo }: DosVersionesProps) {
  const nombrar = useNombrar();
  const campos = enDisputa(entrada.orden, rechazo);
  const decir = (campo: string, valor: unknown) =>
    nombrar(campo, valor) ?? valorEnPalabras(entrada.orden, campo, valor);
  return (
    <Box
      as="table"
      width="full"
      fontSize="sm"
      css={{ '& th, & td': { textAlign: 'start', paddingBlock: '1.5', paddingInlineEnd: '3' } }}
    >
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Lo que hay ahora</th>
          <th scope="col">Lo que usted escribió</th>
        </tr>
      </thead>
      <tbody>
        {campos.map(({ campo, suyo, mio }) => (
          <tr key={campo}>
            <th scope="row">{etiquetaDeCampo(entrada.orden, campo)}</th>
            <td>{decir(campo, suyo)}</td>
            <td>{decir(campo, mio)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

type De<Q extends Camino['que']> = {
  camino: Extract<Camino, { que: Q }>;
  /** What is chosen first is said first. */
  variant: 'solid' | 'outline';
  enviar: (orden: OrdenEscrita) => void;
};

function Elegir({ camino: { etiqueta, texto, opciones }, variant, enviar }: De<'elegir'>) {
  const [elegida, setElegida] = useState<string | number>('');
  const suya = opciones.find(({ valor }) => valor === String(elegida));
  return (
    <>
      <FormField label={etiqueta}>
        {(control) => (
          <SelectInput
            {...control}
            value={elegida}
            onChange={setElegida}
            options={opciones.map((opcion) => ({ value: opcion.valor, label: opcion.texto }))}
          />
        )}
      </FormField>
      <Button size="sm" variant={variant} disabled={!suya} onClick={() => suya && enviar(suya.orden)}>
        {texto}
      </Button>
    </>
  );
}

function Escribir({ camino: { etiqueta, texto, valor, con }, variant, enviar }: De<'escribir'>) {
  const [escrito, setEscrito] = useState(valor);
  const limpio = escrito.trim();
  return (
    <>
      <TextField
        label={etiqueta}
        autoComplete="off"
        value={escrito}
        onChange={({ target }) => setEscrito(target.value)}
      />
      <Button size="sm" variant={variant} disabled={limpio === ''} onClick={() => enviar(con(limpio))}>
        {texto}
      </Button>
    </>
  );
}

type ElegirPersonaProps = Pick<De<'elegir persona'>, 'variant'> & {
  camino: { etiqueta: string; texto: string };
  alElegir: (id: Id) => void;
};

function ElegirPersona({ camino: { etiqueta, texto }, variant, alElegir }: ElegirPersonaProps) {
  const [quien, setQuien] = useState<Id>();
  const id = useId();
  return (
    <>
      <Box flex="1 1 16rem">
        <FormField id={id} label={etiqueta}>
          {(control) => <SelectorParticipante {...control} valor={quien} onCambiar={setQuien} />}
        </FormField>
      </Box>
      <Button
        size="sm"
        variant={variant}
        disabled={quien === undefined}
        onClick={() => quien !== undefined && alElegir(quien)}
      >
        {texto}
      </Button>
    </>
  );
}

export interface Decisiones {
  corregir: (orden: OrdenEscrita) => void;
  reintentar: () => void;
  darPorHecha: (id: Id | null) => void;
  recuperar: (padre: Entrada) => void;
  otraMensualidad: (participante: Id) => void;
  formulario: () => void;
  copiar: () => void;
  descartar: () => void;
}

type UnCaminoProps = { camino: Camino; primero: boolean; decidir: Decisiones };

const hacerDe = (camino: Camino, decidir: Decisiones): (() => void) | null => {
  switch (camino.que) {
    case 'corregir':
      return () => decidir.corregir(camino.orden);
    case 'dar por hecha':
      return () => decidir.darPorHecha(camino.id);
    case 'recuperar':
      return () => decidir.recuperar(camino.padre);
    case 'otra mensualidad':
      return () => decidir.otraMensualidad(camino.participante);
    case 'reintentar':
    case 'formulario':
    case 'copiar':
    case 'descartar':
      return decidir[camino.que];
    default:
      return null;
  }
};

/** One thing that can be done about a refusal. */
export function UnCamino({ camino, primero, decidir }: UnCaminoProps) {
  const comun = { variant: primero ? 'solid' : 'outline', enviar: decidir.corregir } as const;
  if (camino.que === 'elegir') return <Elegir camino={camino} {...comun} />;
  if (camino.que === 'escribir') return <Escribir camino={camino} {...comun} />;
  if (camino.que === 'elegir persona' || camino.que === 'elegir la existente')
    return (
      <ElegirPersona
        camino={camino}
        variant={comun.variant}
        alElegir={(id) =>
          camino.que === 'elegir persona' ? decidir.corregir(camino.con(id)) : decidir.darPorHecha(id)
        }
      />
    );
  return (
    <Button size="sm" variant={comun.variant} onClick={hacerDe(camino, decidir) ?? undefined}>
      {camino.texto}
    </Button>
  );
}
