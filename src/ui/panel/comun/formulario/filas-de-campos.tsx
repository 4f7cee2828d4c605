import { type ComponentProps, Fragment, isValidElement, type ReactElement } from 'react';
import type { Campo } from '@/domain/shared/campos/campo';
import { leerFechaDeNacimiento } from '@/domain/shared/lectura/leer-fecha';
import { CampoOpciones } from './campo-controlado';
import { CampoDinero, CampoDocumento, CampoFecha, CampoNumero, CampoTelefono } from './campo-tecleado';
import { CampoMarca, CampoParrafo, CampoTexto } from './campo-texto';
import { FilaCampos } from './fila-campos';
import { opcionesDe } from './opciones';

/** What a form says of a field beyond its sheet. */
type Detalles = Partial<
  Omit<ComponentProps<typeof CampoOpciones>, 'nombre' | 'label'> &
    Pick<ComponentProps<typeof CampoFecha>, 'min' | 'max'> &
    Pick<ComponentProps<typeof CampoParrafo>, 'rows'>
> & { 'data-autofocus'?: boolean };

type ControlProps = Detalles & { nombre: string; campo: Campo };

/** The control of a field, by the type that its sheet says. */
function Control({ nombre, campo, options, placeholder, min, max, rows, ...detalles }: ControlProps) {
  const comun = { nombre, label: campo.etiqueta, required: campo.obligatorio, ...detalles };
  switch (campo.tipo) {
    case 'marca':
      return <CampoMarca {...comun} />;
    case 'parrafo':
      return <CampoParrafo {...comun} rows={rows ?? 3} limite={campo.max} />;
    case 'correo':
      return <CampoTexto {...comun} type="email" inputMode="email" />;
    case 'telefono':
      return <CampoTelefono {...comun} />;
    case 'documento':
      return <CampoDocumento {...comun} />;
    case 'dinero':
      return <CampoDinero {...comun} preguntaMiles />;
    case 'cantidad':
    case 'conteo':
    case 'porcentaje':
      return <CampoNumero {...comun} />;
    case 'fecha':
      return <CampoFecha {...comun} min={min} max={max} />;
    case 'nacimiento':
      return <CampoFecha {...comun} min={min} max={max} leer={leerFechaDeNacimiento} />;
    case 'opcion':
      return (
        <CampoOpciones
          {...comun}
          placeholder={placeholder}
          options={options ?? opcionesDe(Object.keys(campo.palabras), campo.palabras)}
        />
      );
    case 'id':
      return <CampoOpciones {...comun} options={options ?? []} />;
    default:
      return <CampoTexto {...comun} />;
  }
}

type FilasDeCamposProps<C extends string> = {
  campos: Readonly<Record<C, Campo>>;
  filas: readonly (readonly NoInfer<C>[])[];
  /** What the form adds to a field; an element takes the place of its control, and `null` leaves it out. */
  con?: { readonly [K in NoInfer<C>]?: Detalles | ReactElement | null };
};

/** The controls of some fields, as their sheet and their place in the form say. */
export function FilasDeCampos<C extends string>({ campos, filas, con = {} }: FilasDeCamposProps<C>) {
  return filas.map((fila) => {
    const controles = fila.map((nombre) => {
      const propio = con[nombre];
      return propio === null || isValidElement(propio) ? (
        <Fragment key={nombre}>{propio}</Fragment>
      ) : (
        <Control key={nombre} nombre={nombre} campo={campos[nombre]} {...propio} />
      );
    });
    return fila.length === 1 ? controles : <FilaCampos key={fila[0]}>{controles}</FilaCampos>;
  });
}
