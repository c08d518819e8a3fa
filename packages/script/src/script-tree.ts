/** A stretch of code, by offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A type as it is written in code, without spaces. */
export interface TypeNode extends Stretch {
  readonly text: string;
}

/** A name where it stands. */
export interface NameNode extends Stretch {
  readonly text: string;
}

/** What a call is given. */
export interface ArgumentNode {
  readonly name?: NameNode;
  readonly value: ExpressionNode;
}

/** A call's brackets. */
export interface ArgumentsNode extends Stretch {
  readonly list: readonly ArgumentNode[];
}

/** A parameter of a method or a lambda. */
export interface ParameterNode {
  readonly name: NameNode;
  readonly type?: TypeNode;
  readonly value?: ExpressionNode;
}

/** An expression. Each begins at its first token and ends with its last one. */
export type ExpressionNode = Stretch &
  (
    | { readonly kind: 'literal'; readonly type: string; readonly parts?: readonly ExpressionNode[] }
    | { readonly kind: 'nothing' | 'this' | 'other' }
    | { readonly kind: 'name'; readonly name: string; readonly given?: TypeNode }
    | { readonly kind: 'member'; readonly of: ExpressionNode; readonly name: NameNode; readonly isSafe: boolean; readonly given?: TypeNode }
    | { readonly kind: 'call'; readonly of: ExpressionNode; readonly arguments: ArgumentsNode }
    | { readonly kind: 'index'; readonly of: ExpressionNode; readonly by: ExpressionNode }
    | { readonly kind: 'new'; readonly type: TypeNode; readonly arguments?: ArgumentsNode }
    | { readonly kind: 'lambda'; readonly parameters: readonly ParameterNode[]; readonly body: ExpressionNode | readonly StatementNode[] }
    | { readonly kind: 'reference'; readonly name: string }
    | { readonly kind: 'collection'; readonly type: string; readonly given?: TypeNode; readonly elements: readonly ElementNode[] }
    /** One of `!`, `не`, `-`, `+`, `выбросить` before or behind a value; and brackets. */
    | { readonly kind: 'unary'; readonly sign: string; readonly of: ExpressionNode }
    | { readonly kind: 'binary'; readonly sign: NameNode; readonly left: ExpressionNode; readonly right: ExpressionNode }
    | { readonly kind: 'typed'; readonly sign: 'это' | 'как'; readonly of: ExpressionNode; readonly type: TypeNode }
    | { readonly kind: 'choice'; readonly condition: ExpressionNode; readonly yes: ExpressionNode; readonly no: ExpressionNode }
  );

/** An element of a collection in code; with a key that of a map. */
export interface ElementNode {
  readonly key?: ExpressionNode;
  readonly value: ExpressionNode;
}

/** A statement or a declaration. */
export type StatementNode = Stretch &
  (
    | DeclarationNode
    | MethodNode
    | OwnTypeNode
    | { readonly kind: 'expression' | 'use'; readonly value: ExpressionNode }
    | { readonly kind: 'assignment'; readonly target: ExpressionNode; readonly sign: string; readonly value: ExpressionNode }
    | { readonly kind: 'if'; readonly branches: readonly BranchNode[]; readonly otherwise?: readonly StatementNode[] }
    | {
        readonly kind: 'case';
        readonly of?: ExpressionNode;
        readonly branches: readonly CaseNode[];
        readonly otherwise?: readonly StatementNode[];
      }
    | { readonly kind: 'while'; readonly condition: ExpressionNode; readonly body: readonly StatementNode[] }
    | {
        readonly kind: 'for';
        readonly variable: ParameterNode;
        readonly from?: ExpressionNode;
        readonly bounds: readonly ExpressionNode[];
        readonly body: readonly StatementNode[];
      }
    | {
        readonly kind: 'try';
        readonly body: readonly StatementNode[];
        readonly handlers: readonly HandlerNode[];
        readonly last?: readonly StatementNode[];
      }
    | { readonly kind: 'scope'; readonly body: readonly StatementNode[] }
    | { readonly kind: 'return' | 'throw'; readonly value?: ExpressionNode }
    | { readonly kind: 'break' | 'continue' | 'other' }
  );

/** A condition with what it leads to. */
export interface BranchNode {
  readonly condition: ExpressionNode;
  readonly body: readonly StatementNode[];
}

/** A branch of a choice: what it compares with, and what it does. */
export interface CaseNode {
  readonly values: readonly ExpressionNode[];
  readonly body: readonly StatementNode[];
}

/** What is done when an exception is caught. */
export interface HandlerNode {
  readonly name: NameNode;
  readonly type?: TypeNode;
  readonly body: readonly StatementNode[];
}

/** A variable, a constant, or a field. */
export interface DeclarationNode {
  readonly kind: 'declaration';
  readonly word: string;
  readonly isRequired: boolean;
  readonly name: NameNode;
  readonly type?: TypeNode;
  readonly value?: ExpressionNode;
}

/** A method of the module or of a type. */
export interface MethodNode {
  readonly kind: 'method';
  readonly name: NameNode;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly annotations: readonly string[];
  readonly parameters: readonly ParameterNode[];
  readonly result?: TypeNode;
  readonly body: readonly StatementNode[];
}

/** A structure, an exception or an enumeration. */
export interface OwnTypeNode {
  readonly kind: 'type';
  readonly word: string;
  readonly name: NameNode;
  readonly annotations: readonly string[];
  /** Of an enumeration. */
  readonly items: readonly NameNode[];
  readonly members: readonly StatementNode[];
}
