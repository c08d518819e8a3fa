import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { BodyShape, FieldRow, ListedPage, ResponseRow, TypePiece } from '../api-page.ts';
import { useHrefs, type WithChildren } from './use-hrefs.ts';
import { writeBodies, writeList, writeResponses, writeRows, writeType, type RowWriting } from './write-rows.ts';

/** What is said of an operation, and what it looks like beside that where there is room. */
export function ApiColumns({ children }: WithChildren): ReactNode {
  return <div className="hg-api">{children}</div>;
}

/** The left one of the columns. */
export function ApiText({ children }: WithChildren): ReactNode {
  return <div className="hg-api-text">{children}</div>;
}

/** The right one of the columns, which stays in sight. */
export function ApiSamples({ children }: WithChildren): ReactNode {
  return <div className="hg-api-samples">{children}</div>;
}

interface RequestProps {
  readonly method: string;
  readonly path: string;
  readonly server: string;
  readonly isDeprecated: boolean;
}

/** How an operation is called: its method and address. */
export function ApiRequest({ method, path, server, isDeprecated }: RequestProps): ReactNode {
  const text = useStrings();
  return (
    <>
      <p className="hg-api-request">
        <b className={`hg-api-method hg-api-${method.toLowerCase()}`}>{method}</b>{' '}
        <code>
          <span>{server}</span>
          {path}
        </code>
      </p>
      {isDeprecated ? <p className="hg-api-deprecated">{text('api.deprecated')}</p> : null}
    </>
  );
}

/** How something of a library is declared. */
export function ApiDeclaration({ declaration }: { readonly declaration: readonly TypePiece[] }): ReactNode {
  return (
    <p className="hg-api-declaration">
      <code dangerouslySetInnerHTML={{ __html: writeType(declaration, useWriting()) }} />
    </p>
  );
}

/** Rows of parameters. */
export function ApiFields({ rows }: { readonly rows: readonly FieldRow[] }): ReactNode {
  return <Drawn html={writeRows(rows, useWriting())} />;
}

/** What a body may hold. */
export function ApiBody({ bodies }: { readonly bodies: readonly BodyShape[] }): ReactNode {
  return <Drawn html={writeBodies(bodies, useWriting())} />;
}

/** The answers, each of which opens. */
export function ApiResponses({ responses }: { readonly responses: readonly ResponseRow[] }): ReactNode {
  return <Drawn html={writeResponses(responses, useWriting())} />;
}

/** Operations or schemas with links to their pages. */
export function ApiList({ list }: { readonly list: readonly ListedPage[] }): ReactNode {
  return <ul className="hg-api-list" dangerouslySetInnerHTML={{ __html: writeList(list, useWriting()) }} />;
}

// A page has hundreds of rows: as elements of React they would cost more than all the rest of it.
function Drawn({ html }: { readonly html: string }): ReactNode {
  return <div className="hg-api-rows" dangerouslySetInnerHTML={{ __html: html }} />;
}

function useWriting(): RowWriting {
  return { text: useStrings(), hrefs: useHrefs() };
}
