#!/usr/bin/env bash
# Files whose names have a digest first, so that no page ever names one that is not there yet.
set -euo pipefail
bucket=$1

aws s3 sync build/assets "s3://$bucket/assets" --cache-control 'public, max-age=31536000, immutable'
aws s3 sync build "s3://$bucket" --exclude 'assets/*' --cache-control 'no-cache' --delete
